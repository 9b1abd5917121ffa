import { type AlwaysIgnored, addAlways, type IgnoredLints, ignoreKey } from '../lints/ignored-lints.ts';

/** Ignored findings of a text that is not stored; single occurrences are lost with the page. */
export function createPassingIgnored(always: AlwaysIgnored): IgnoredLints {
  const once = new Set<string>();
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    test: () => (lint) => once.has(lint.id) || always.has(ignoreKey(lint)),
    ignoreOnce(_state, { lint }) {
      once.add(lint.id);
      notify();
      return () => {
        once.delete(lint.id);
        notify();
      };
    },
    ignoreAlways: (lint) => addAlways(always, lint),
    subscribe(listener) {
      listeners.add(listener);
      const stop = always.subscribe(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
}
