import { AppError } from '@inkstone/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import { useRefusal } from './use-refusal.tsx';

const messages = { common: { navContact: 'Contact us' }, errors: { account_blocked: '-', code_wrong: '-' } };

function Refusal({ error }: { error: AppError }) {
  return <>{useRefusal()(error)}</>;
}

function linksOf(error: AppError): string[] {
  const router = createMemoryRouter([{ id: 'root', path: '*', element: <Refusal error={error} /> }], {
    hydrationData: { loaderData: {} },
  });
  const html = renderToStaticMarkup(
    <IntlProvider locale="en" messages={messages as never} onError={() => undefined}>
      <RouterProvider router={router} />
    </IntlProvider>,
  );
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, to]) => to ?? '');
}

it('leads the owner of a blocked account to the people who can decide about it', () => {
  expect(linksOf(new AppError('account_blocked'))).toEqual([
    expect.stringMatching(/\/coreTechnology\/contactUs$/),
  ]);
  expect(linksOf(new AppError('code_wrong', { left: 3 }))).toEqual([]);
});
