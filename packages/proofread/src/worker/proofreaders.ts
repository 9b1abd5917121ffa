import { createProofreader, type Proofreader, type ProofreaderHost } from '../create-proofreader.ts';
import type { Resources } from '../resources.ts';
import type { ProofreadOptions } from '../settings.ts';
import type { ResourceState } from './protocol.ts';

/** Gives something, or null while it is not to be had. */
export type ResourcePart = () => Promise<Resources | null>;

/** What proofreaders are made by and with. */
export interface ProofreaderMaker {
  readonly createProofreader?: (options: ProofreadOptions, host: ProofreaderHost) => Proofreader;
  /**
   * Asked one after the other, each at checks until it gives something. Until then the rules that need none of it
   * answer, and what they have answered is checked again.
   */
  readonly resources?: readonly ResourcePart[];
}

/** Options with the name that `createOptionsKeys` gives them. */
export interface NamedOptions {
  readonly options: ProofreadOptions;
  readonly key: string;
}

/** The proofreaders of a thread, made with what resources there are by now. */
export interface Proofreaders {
  /** The same one for options of the same name, until resources have come. */
  of(named: NamedOptions): Proofreader;
  /** Asks for resources that are not there yet. */
  load(): void;
  state(): ResourceState;
  /** How many parts have come: proofreaders made before know less. */
  generation(): number;
}

const proofreadersKept = 4;

/** `onChange` is called when `state` has changed. */
export function createProofreaders(
  { createProofreader: make = createProofreader, resources: parts = [] }: ProofreaderMaker,
  onChange: (state: ResourceState) => void,
): Proofreaders {
  let resources: Resources = {};
  let loaded = 0;
  let isLoading = false;
  let state: ResourceState = parts.length === 0 ? 'ready' : 'waiting';
  let proofreaderFor = rememberLast((options) => make(options, {}));

  function become(next: ResourceState): void {
    if (next === state) return;
    state = next;
    onChange(state);
  }

  async function load(): Promise<void> {
    if (isLoading || loaded === parts.length) return;
    isLoading = true;
    become(loaded === 0 ? 'loading' : 'partly');
    for (const ask of parts.slice(loaded)) {
      const part = await ask().catch(() => null);
      if (part === null) break;
      resources = { ...resources, ...part };
      loaded++;
      proofreaderFor = rememberLast((options) => make(options, { resources }));
      if (loaded < parts.length) become('partly');
    }
    isLoading = false;
    become(loaded === parts.length ? 'ready' : 'failed');
  }

  return {
    of: (named) => proofreaderFor(named),
    load: () => void load(),
    state: () => state,
    generation: () => loaded,
  };
}

/** Keeps the last few proofreaders with what they remember: callers with other options come by turns. */
function rememberLast(make: (options: ProofreadOptions) => Proofreader) {
  const made = new Map<string, Proofreader>();
  return ({ key, options }: NamedOptions): Proofreader => {
    const proofreader = made.get(key) ?? make(options);
    made.delete(key);
    made.set(key, proofreader);
    const oldest = made.size > proofreadersKept ? made.keys().next().value : undefined;
    if (oldest !== undefined) made.delete(oldest);
    return proofreader;
  };
}
