// @vitest-environment happy-dom
import type { StaffSelf } from '@inkstone/contracts/staff';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import { OrganisationsPage } from './organisations/index.ts';
import { ListsPage } from './word-lists/index.ts';

const messages = {
  admin: { section_lists: 'Lists' },
  'admin-content': { importList: 'Import', noLists: 'None', noListsHint: 'An imported list', listsHint: '' },
  'staff-organisations': {
    title: 'Organisations',
    hint: '',
    add: 'Add',
    empty: 'None',
    emptyHint: 'Add one',
  },
};

function show(page: ReactNode): string {
  const router = createMemoryRouter([{ id: 'root', path: '*', element: page }], {
    hydrationData: { loaderData: {} },
  });
  return renderToStaticMarkup(
    <IntlProvider locale="en" messages={messages as never}>
      <RouterProvider router={router} />
    </IntlProvider>,
  );
}

const allowed = (...permissions: string[]) => ({ permissions }) as unknown as StaffSelf;

it.each([
  ['organisations', 'Add one', (self: StaffSelf) => <OrganisationsPage rows={[]} next={null} self={self} />],
  [
    'lists',
    'An imported list',
    (self: StaffSelf) => <ListsPage lists={[]} organisations={[]} organisation={undefined} self={self} />,
  ],
])('an empty list of %s tells only those who may fill it how', (area, hint, page) => {
  expect(show(page(allowed(`${area}.read`, `${area}.change`)))).toContain(hint);
  const readOnly = show(page(allowed(`${area}.read`)));
  expect(readOnly).toContain('None');
  expect(readOnly).not.toContain(hint);
  expect(readOnly).not.toContain('<button');
});
