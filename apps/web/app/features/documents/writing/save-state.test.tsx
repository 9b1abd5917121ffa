// @vitest-environment happy-dom
import type { OpenDocument, SaveStatus } from '@inkstone/editor/sync';
import type { ErrorCode } from '@inkstone/phrases';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import { SaveState } from './save-state.tsx';

const messages = {
  writing: { notSaved: '{reason}', notSavedKept: '{reason}', ...labels('retry', 'reload', 'restore') },
  common: labels('signIn'),
  errors: labels('file_in_trash', 'session_revoked', 'sync_version_unsupported', 'server_error'),
};

function labels(...keys: readonly string[]): Record<string, string> {
  return Object.fromEntries(keys.map((key) => [key, `(${key})`]));
}

/** The labels of the remedies that the page offers for an error. */
function remediesFor(reason: ErrorCode): string[] {
  const status = { kind: 'not-saved', reason, params: {}, changes: 1, isKept: true } as SaveStatus;
  const document = {
    status: { subscribe: () => () => undefined, getSnapshot: () => status },
    retry: () => undefined,
  } as unknown as OpenDocument;
  const page = {
    id: 'root',
    path: '/app/write/:documentId',
    element: <SaveState {...{ document }} isReadOnly={false} />,
  };
  const router = createMemoryRouter([page], {
    initialEntries: ['/app/write/7'],
    hydrationData: { loaderData: {} },
  });
  const shown = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <IntlProvider locale="en" messages={messages as never}>
        <RouterProvider router={router} />
      </IntlProvider>
    </QueryClientProvider>,
  );
  return [...shown.matchAll(/<(?:a|button)[^>]*>([^<]*)/g)].map(([, label = '']) => label);
}

it.each([
  ['file_in_trash', 'restore'],
  ['session_revoked', 'signIn'],
  ['sync_version_unsupported', 'reload'],
  ['server_error', 'retry'],
] as const)('text that is not saved for %s offers to %s', (reason, remedy) => {
  expect(remediesFor(reason)).toEqual([`(${remedy})`]);
});
