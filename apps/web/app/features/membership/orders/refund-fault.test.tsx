// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import { RefundFault } from './order-refund.tsx';

const messages = {
  orders: { refundFault: { review: 'Please write to us.' } },
  common: { navContact: 'Contact us' },
};

it('leads from an order that cannot be returned here to the people who can decide', () => {
  const element = <RefundFault fault="review" />;
  const router = createMemoryRouter([{ id: 'root', path: '/:lang/*', element }], {
    initialEntries: ['/en/app/orders/1'],
    hydrationData: { loaderData: {} },
  });
  const html = renderToStaticMarkup(
    <IntlProvider locale="en" timeZone="UTC" messages={messages as never}>
      <RouterProvider router={router} />
    </IntlProvider>,
  );
  expect(html).toContain('Please write to us.');
  expect(html).toMatch(/<a [^>]*href="\/en\/coreTechnology\/contactUs"[^>]*>Contact us<\/a>/);
});
