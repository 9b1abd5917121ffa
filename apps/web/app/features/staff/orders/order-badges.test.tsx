// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import { OrderBadges } from './order-badges.tsx';

const messages = {
  'staff-orders': { status_finished: 'done', underWay: 'on its way', refunded: 'returned' },
};

it.each([
  [0, 0, 'done'],
  [500, 0, 'doneon its way'],
  [0, 500, 'donereturned'],
  [500, 500, 'doneon its wayreturned'],
])('with %i being refunded and %i refunded, an order is %s', (refunding, refunded, shown) => {
  const page = document.createElement('p');
  page.innerHTML = renderToStaticMarkup(
    <IntlProvider locale="en" messages={messages as never}>
      <OrderBadges order={{ status: 'finished', refunding, refunded }} />
    </IntlProvider>,
  );
  expect(page.textContent).toBe(shown);
});
