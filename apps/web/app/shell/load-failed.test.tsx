// @vitest-environment happy-dom
import { AppError } from '@inkstone/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import { LoadFailed } from './load-failed.tsx';

const messages = {
  common: { retry: 'Retry', signIn: 'Sign in' },
  errors: { network_error: 'no network', session_revoked: 'signed out' },
};

function show(error: unknown): string {
  const page = <LoadFailed error={error} onRetry={() => undefined} />;
  const router = createMemoryRouter([{ id: 'root', path: '*', element: page }], {
    initialEntries: ['/en/plan?order=7'],
    hydrationData: { loaderData: {} },
  });
  return renderToStaticMarkup(
    <IntlProvider locale="en" messages={messages as never}>
      <RouterProvider router={router} />
    </IntlProvider>,
  );
}

it('offers to try again what may succeed', () => {
  const shown = show(new AppError('network_error'));
  expect(shown).toContain('Retry');
  expect(shown).not.toContain('Sign in');
});

it('links to the sign-in page, which returns with the query of this one, where the session has ended', () => {
  const shown = show(new AppError('session_revoked'));
  expect(shown).toContain('signed out');
  expect(shown).toMatch(/href="[^"]*\/login\?next=%2Fen%2Fplan%3Forder%3D7"/);
  expect(shown).not.toContain('Retry');
});
