import { createProofreader, type Proofreader, type ProofreaderHost } from '../create-proofreader.ts';
import type { Resources } from '../resources.ts';
import type { ProofreadOptions } from '../settings.ts';

/** What proofreaders are made by and with. */
export interface ProofreaderMaker {
  readonly createProofreader?: (options: ProofreadOptions, host: ProofreaderHost) => Proofreader;
  /**
   * Asked at checks until it gives something; null while there is nothing to be had. Until then the rules
   * that need none answer, and what they have answered is checked again.
   */
  readonly resources?: () => Promise<Resources | null>;
}

/** The proofreaders of a thread, made with what resources there are by now. */
export interface Proofreaders {
  /** The same one for the same options, until resources have come. */
  of(options: ProofreadOptions): Proofreader;
  /** Asks for resources that are not there yet. */
  load(): void;
  isLoading(): boolean;
}

const proofreadersKept = 4;

/** `onLoaded` is called when loading has ended, well or not. */
export function createProofreaders(
  { createProofreader: make = createProofreader, resources: ask }: ProofreaderMaker,
  onLoaded: () => void,
): Proofreaders {
  let isLoaded = ask === undefined;
  let isLoading = false;
  let proofreaderFor = rememberLast((options) => make(options, {}));
  async function load(): Promise<void> {
    if (isLoaded || isLoading) return;
    isLoading = true;
    const resources = (await ask?.().catch(() => null)) ?? null;
    isLoading = false;
    isLoaded = resources !== null;
    if (resources !== null) proofreaderFor = rememberLast((options) => make(options, { resources }));
    onLoaded();
  }
  return { of: (options) => proofreaderFor(options), load: () => void load(), isLoading: () => isLoading };
}

/** Keeps the last few proofreaders with what they remember: callers with other options come by turns. */
function rememberLast(make: (options: ProofreadOptions) => Proofreader) {
  const made = new Map<string, Proofreader>();
  return (options: ProofreadOptions): Proofreader => {
    const key = JSON.stringify(options);
    const proofreader = made.get(key) ?? make(options);
    made.delete(key);
    made.set(key, proofreader);
    const oldest = made.size > proofreadersKept ? made.keys().next().value : undefined;
    if (oldest !== undefined) made.delete(oldest);
    return proofreader;
  };
}
