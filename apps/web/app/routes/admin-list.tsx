import { AppError, type Call } from '@inkstone/contracts';
import { type StaffSelf, staffSelf } from '@inkstone/contracts/staff';
import { listWordLists, listWordListVersions, readWordListVersion } from '@inkstone/contracts/staff/lists';
import { listMembers } from '@inkstone/contracts/staff/organisations';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ListPage, viewLines } from '../features/staff/word-lists/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadStaff } from '../shell/admin/load-staff.ts';

export const handle: RouteHandle = { phrases: ['admin-content', 'sensitive'] };

export function loader(args: LoaderFunctionArgs) {
  const query = new URL(args.request.url).searchParams;
  const list = query.get('list') ?? '';
  const organisation = query.get('organisation') || undefined;
  const search = (query.get('search') ?? '').trim().slice(0, 100);
  const page = Number.parseInt(query.get('page') ?? '', 10) || 1;
  return loadStaff(args, async (call) => {
    const [{ lists }, { versions }, self] = await Promise.all([
      call(listWordLists, { organisation }),
      call(listWordListVersions, { organisation, list }),
      call(staffSelf, {}),
    ]);
    const kind = lists.find((row) => row.list === list)?.kind;
    const preferred = versions.find(({ isActive }) => isActive) ?? versions[0];
    if (!kind || !preferred) throw new AppError('list_not_found', { list });
    const version = Number(query.get('version')) || preferred.version;
    const { content } = await call(readWordListVersion, { organisation, list, version });
    const owner = organisation === undefined ? '' : await nameOf(call, self, organisation);
    const view = viewLines(content, search, page);
    return { list, organisation, owner, kind, versions, version, search, view, self };
  });
}

/** Returns the name of an organisation, or its id for staff without permission to see organisations. */
async function nameOf(call: Call, self: StaffSelf, organisation: string): Promise<string> {
  if (!self.permissions.includes('organisations.read')) return organisation;
  return (await call(listMembers, { organisation, limit: 1 })).name;
}

export default function AdminListRoute() {
  return <ListPage {...useLoaderData<typeof loader>()} />;
}
