import { staffSelf } from '@inkstone/contracts/staff';
import { listWordLists } from '@inkstone/contracts/staff/lists';
import { listOrganisations } from '@inkstone/contracts/staff/organisations';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ListsPage } from '../features/staff/word-lists/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadStaff } from '../shell/admin/load-staff.ts';

export const handle: RouteHandle = { phrases: ['admin-content', 'sensitive'] };

export function loader(args: LoaderFunctionArgs) {
  const organisation = new URL(args.request.url).searchParams.get('organisation') || undefined;
  return loadStaff(args, async (call) => {
    const [{ lists }, self] = await Promise.all([call(listWordLists, { organisation }), call(staffSelf, {})]);
    const maySee = self.permissions.includes('organisations.read');
    const { rows: organisations } = maySee ? await call(listOrganisations, { limit: 200 }) : { rows: [] };
    return { lists, self, organisation, organisations };
  });
}

export default function AdminListsRoute() {
  return <ListsPage {...useLoaderData<typeof loader>()} />;
}
