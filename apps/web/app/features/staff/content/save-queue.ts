/** A draft and the version of the article that it is based on. */
export interface Draft<Content> {
  readonly content: Content;
  readonly version: number;
}

interface Save<Content> {
  readonly isAutomatic: boolean;
  /** Returns the draft when the turn of this save comes. */
  readonly read: () => Draft<Content>;
  /** Stores a draft and resolves to the new version. */
  readonly send: (draft: Draft<Content>) => Promise<number>;
}

/** Saves of one article, which are sent one after another. */
export interface SaveQueue<Content> {
  /** Resolves to the version of the article. */
  readonly add: (save: Save<Content>) => Promise<number>;
  /** Resolves when no save is running or waiting. */
  readonly finished: () => Promise<unknown>;
}

/**
 * Creates the queue; `stored` is the content that the server has. An automatic save whose content was stored while it waited is
 * left out: it would change the version of an article that is being published.
 */
export function createSaveQueue<Content>(stored: Content): SaveQueue<Content> {
  let last: Promise<unknown> = Promise.resolve();
  let known = stored;
  return {
    add: ({ isAutomatic, read, send }) => {
      const saving = last.then(async () => {
        const draft = read();
        if (isAutomatic && draft.content === known) return draft.version;
        const version = await send(draft);
        known = draft.content;
        return version;
      });
      last = saving.catch(() => undefined);
      return saving;
    },
    finished: () => last,
  };
}
