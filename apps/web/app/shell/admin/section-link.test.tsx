// @vitest-environment happy-dom
import type { Permission } from '@inkstone/contracts/staff/permissions';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import { SectionLink, StaffPermissions } from './section-link.tsx';

function show(permissions: readonly Permission[]): string {
  const page = (
    <StaffPermissions value={[...permissions]}>
      <SectionLink to="/admin/accounts/a1">Ada</SectionLink>
    </StaffPermissions>
  );
  const router = createMemoryRouter([{ id: 'root', path: '*', element: page }], {
    hydrationData: { loaderData: {} },
  });
  return renderToStaticMarkup(
    <IntlProvider locale="en" messages={{}}>
      <RouterProvider router={router} />
    </IntlProvider>,
  );
}

it('is a link for staff who may open the section, and text for others', () => {
  expect(show(['admin.enter', 'accounts.read'])).toMatch(
    /^<a [^>]*href="\/(?:\w+\/)?admin\/accounts\/a1"[^>]*>Ada<\/a>$/,
  );
  expect(show(['admin.enter', 'orders.read'])).toBe('Ada');
});
