// @vitest-environment happy-dom
import type { DocumentView } from '@inkstone/contracts/documents';
import { showToast } from '@inkstone/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { IntlProvider } from 'use-intl';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type DocumentActions, useDocumentActions } from './use-document-actions.ts';

/** The messages that the test needs. */
const messages = {
  documents: {
    ...{ deleteFailed: 'Delete failed: {reason}', restoreFailed: 'Restore failed: {reason}' },
    favouriteFailed: 'Favourites failed: {reason}',
    ...{ untitled: 'Untitled', undo: 'Undo' },
  },
  errors: { network_error: 'no network' },
};
const one = [{ id: '1', title: 'One', folderId: null }] as unknown as DocumentView[];

let root: Root;
let actions: DocumentActions;
const reported = vi.spyOn(showToast, 'error');

function Page() {
  actions = useDocumentActions();
  return null;
}

beforeEach(async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  reported.mockReset().mockReturnValue();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <IntlProvider locale="en" messages={messages as never}>
          <Page />
        </IntlProvider>
      </QueryClientProvider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});
afterAll(() => reported.mockRestore());

it.each([
  ['trash', () => actions.trash(one), 'Delete failed: no network'],
  ['restore', () => actions.restore(one), 'Restore failed: no network'],
  ['setFavourite', () => actions.setFavourite(one, true), 'Favourites failed: no network'],
])('reports what failed with the reason: %s', async (_, run, message) => {
  await act(async () => void (await run()));
  expect(reported.mock.calls).toEqual([[message]]);
});
