import { it as plainIt } from 'vitest';
import { type OpenDocumentOptions, openDocument } from '../open-document.ts';
import type { OpenDocument } from '../opened.ts';
import { FakeServer } from './fake-server.ts';

let accounts = 0;

/**
 * A test with its own account (`account`), an in-memory server (`server`) and pages that open documents on it
 * (`open`) and are closed at the end.
 */
export const it = plainIt
  .extend('account', () => `account-${++accounts}`)
  .extend('server', () => new FakeServer())
  .extend('open', ({ account, server }, { onCleanup }) => {
    const pages: OpenDocument[] = [];
    onCleanup(async () => {
      await Promise.all(pages.map((page) => page.close()));
    });
    return (options: Partial<OpenDocumentOptions> = {}): OpenDocument => {
      const page = openDocument({
        documentId: 'document',
        accountId: account,
        url: 'ws://server/sync',
        openSocket: server.openSocket,
        chance: () => 0,
        ...options,
      });
      pages.push(page);
      return page;
    };
  });

/** Resolves when the status of a page has this kind. */
export async function until({ status }: OpenDocument, kind: string): Promise<void> {
  if (status.getSnapshot().kind === kind) return;
  await new Promise<void>((resolve) => {
    const stop = status.subscribe(() => {
      if (status.getSnapshot().kind !== kind) return;
      stop();
      resolve();
    });
  });
}

/** Inserts at the start of a page's text. */
export function type(page: OpenDocument, text: string): void {
  page.doc.getText('body').insert(0, text);
}

/** The text of a page. */
export function textOf(page: OpenDocument): string {
  return page.doc.getText('body').toString();
}
