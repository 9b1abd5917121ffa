// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import { ErrorPage } from './error-page.tsx';

const common = {
  ...{ retry: 'Retry', backHome: 'Home', errorTitle: 'Wrong', errorText: 'Reload the page.' },
  ...{ notFoundTitle: 'No page', notFoundText: 'Old link?' },
};

function show(error: unknown): string {
  const router = createMemoryRouter([{ id: 'root', path: '*', element: <ErrorPage error={error} /> }], {
    initialEntries: ['/en/app/orders?page=2'],
    hydrationData: { loaderData: {} },
  });
  return renderToStaticMarkup(
    <IntlProvider locale="en" messages={{ common } as never}>
      <RouterProvider router={router} />
    </IntlProvider>,
  );
}

it('links to the failed page, which may load now, without a script', () => {
  expect(show(new Error(''))).toMatch(/<a [^>]*href="\/en\/app\/orders\?page=2"[^>]*>Retry</);
});

it('does not offer to load a missing page again', () => {
  const missing = { status: 404, statusText: '', internal: false, data: null };
  expect(show(missing)).toContain('No page');
  expect(show(missing)).not.toContain('Retry');
});
