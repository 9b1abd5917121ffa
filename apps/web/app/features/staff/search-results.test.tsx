// @vitest-environment happy-dom
import type { OrderView } from '@inkstone/contracts/orders';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import { OrdersPage } from './orders/index.ts';
import { readSearch, SubscriptionsPage } from './subscriptions/index.ts';

const messages = { 'staff-subscriptions': { shown: '{count} shown' } };
const order = { orderNo: '1', plan: 'month_vip', currency: 'CNY', status: 'unpaid' } as OrderView;
const row = { order, accountId: null, buyer: '', isWaiting: false };
const shared = { rows: [row], next: null, items: [] };

function show(page: ReactNode): HTMLElement {
  const router = createMemoryRouter([{ id: 'root', path: '*', element: page }], {
    hydrationData: { loaderData: {} },
  });
  const main = document.createElement('div');
  main.innerHTML = renderToStaticMarkup(
    <IntlProvider locale="en" messages={messages as never} onError={() => undefined}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </IntlProvider>,
  );
  return main;
}

it.each([
  ['orders', <OrdersPage key="" {...shared} which="all" accountId={null} />],
  [
    'subscriptions',
    <SubscriptionsPage
      key=""
      {...shared}
      rows={[]}
      stores={null}
      search={readSearch('http://localhost/?search=a')}
    />,
  ],
])('a list of %s is not read out as a whole after a search', (_, page) => {
  const main = show(page);
  expect(main.querySelector('search')).not.toBeNull();
  expect(main.querySelectorAll('[aria-live] > *')).toHaveLength(0);
});

it('the number of subscriptions that a search found is announced', () => {
  const search = readSearch('http://localhost/?search=a');
  const main = show(<SubscriptionsPage rows={[]} next={null} items={[]} stores={null} search={search} />);
  expect(main.querySelector('[role=status]')?.textContent).toBe('0 shown');
});
