import { createProofreader, type Proofreader, type ProofreaderHost } from '../create-proofreader.ts';
import type { Resources } from '../resources.ts';
import type { ProofreadOptions } from '../settings.ts';
import type { ResourceState } from './protocol.ts';

/** Loads a value; null while it is unavailable. */
export type ResourcePart = () => Promise<Resources | null>;

/** Dependencies of proofreaders. */
export interface ProofreaderMaker {
  readonly createProofreader?: (options: ProofreadOptions, host: ProofreaderHost) => Proofreader;
  /**
   * Loaders of resources, called in order at each check until each has returned a value. Until then only rules without these
   * resources run; the results are improved later.
   */
  readonly resources?: readonly ResourcePart[];
}

/** Options with their key from `createOptionsKeys`. */
export interface NamedOptions {
  readonly options: ProofreadOptions;
  readonly key: string;
}

/** The proofreaders of a thread, created with the resources available so far. */
export interface Proofreaders {
  /** Returns the same instance for options with the same key, until further resources arrive. */
  of(named: NamedOptions): Proofreader;
  /** Requests resources that are not loaded yet. */
  load(): void;
  state(): ResourceState;
  /** Number of loaded resources; proofreaders created earlier have fewer. */
  generation(): number;
}

const proofreadersKept = 4;

/** Creates the proofreaders; `onChange` is called when `state` has changed. */
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
    for (const loadPart of parts.slice(loaded)) {
      const part = await loadPart().catch(() => null);
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

/** Caches the most recent proofreaders with their caches, because callers with different options alternate. */
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
