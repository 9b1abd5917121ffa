import type { SensitiveGroup } from '@inkstone/contracts/assist/sensitive-words';

/** The selectable groups, in display order. */
export const sensitiveGroups = [
  'gambling',
  'drugs',
  'pornography',
  'fraud',
  'forgery',
  'weapons',
  'solicitation',
  'advertising',
  'medical',
  'discrimination',
  'insult',
  'wording',
  'newsroom',
  'privacy',
  'contact',
] as const satisfies readonly SensitiveGroup[];

/** The groups of sensitive words that are checked on a page. */
export interface SensitiveGroups {
  /** Unordered; null while they are not known. */
  current(): readonly SensitiveGroup[] | null;
  /** Whether they were changed on this page, so that requests to the server must include them. */
  isChosenHere(): boolean;
  /** Sets the groups stored for the caller. */
  load(groups: readonly SensitiveGroup[]): void;
  /** Turns a group on or off; reverts the change and rejects when it cannot be stored. */
  choose(group: SensitiveGroup, isOn: boolean): Promise<void>;
  subscribe(listener: () => void): () => void;
}

/** Creates the groups; `keep` stores one change after another. */
export function createSensitiveGroups(
  keep: (groups: readonly SensitiveGroup[]) => Promise<unknown>,
): SensitiveGroups {
  const listeners = new Set<() => void>();
  let groups: readonly SensitiveGroup[] | null = null;
  let isChosen = false;
  let kept: Promise<unknown> = Promise.resolve();

  function change(next: readonly SensitiveGroup[]): void {
    groups = next;
    for (const listener of listeners) listener();
  }

  return {
    current: () => groups,
    isChosenHere: () => isChosen,
    load: (loaded) => change(loaded),
    async choose(group, isOn) {
      isChosen = true;
      const chosen = withGroup(groups ?? [], group, isOn);
      change(chosen);
      kept = kept.catch(() => undefined).then(() => keep(chosen));
      await kept.catch((error: unknown) => {
        change(withGroup(groups ?? [], group, !isOn));
        throw error;
      });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Returns a selection with a group turned on or off. */
export function withGroup(groups: readonly SensitiveGroup[], group: SensitiveGroup, isOn: boolean) {
  const others = groups.filter((each) => each !== group);
  return isOn ? [...others, group] : others;
}
