import type { OpenDocument } from '@inkstone/editor/sync';

/** Timeout for saving all changes, in ms. */
const timeout = 10_000;

/** Waits until the server has every change of this page; resolves with false when it cannot be reached. */
export function waitUntilSaved({ status }: Pick<OpenDocument, 'status'>): Promise<boolean> {
  return new Promise((resolve) => {
    const finish = (isSaved: boolean) => {
      clearTimeout(timer);
      stop();
      resolve(isSaved);
    };
    const check = () => {
      const { kind } = status.getSnapshot();
      if (kind === 'saved') finish(true);
      if (kind === 'offline' || kind === 'not-saved') finish(false);
    };
    const timer = setTimeout(() => finish(false), timeout);
    const stop = status.subscribe(check);
    check();
  });
}
