import type { OpenDocument } from '@inkstone/editor/sync';

/** How long a page waits for the server to have everything, in ms. */
const patience = 10_000;

/** Whether the server has every change of this page, or gets them now; false when it is not to be reached. */
export function whenSaved({ status }: Pick<OpenDocument, 'status'>): Promise<boolean> {
  return new Promise((resolve) => {
    const finish = (isSaved: boolean) => {
      clearTimeout(timer);
      stop();
      resolve(isSaved);
    };
    const look = () => {
      const { kind } = status.getSnapshot();
      if (kind === 'saved') finish(true);
      if (kind === 'offline' || kind === 'not-saved') finish(false);
    };
    const timer = setTimeout(() => finish(false), patience);
    const stop = status.subscribe(look);
    look();
  });
}
