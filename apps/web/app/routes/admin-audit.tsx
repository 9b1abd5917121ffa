import { auditOutcomes, listAudit } from '@inkstone/contracts/staff';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { type AuditFilter, AuditPage } from '../features/staff/back-office/index.ts';
import { loadStaff } from '../shell/admin/load-staff.ts';

export async function loader(args: LoaderFunctionArgs) {
  const query = new URL(args.request.url).searchParams;
  const filter: AuditFilter = {
    actorId: (query.get('actor') ?? '').slice(0, 100),
    about: (query.get('about') ?? '').slice(0, 100),
    action: (query.get('action') ?? '').slice(0, 100),
    outcome: auditOutcomes.find((outcome) => outcome === query.get('outcome')) ?? '',
  };
  const before = Number(query.get('before') ?? '');
  const { entries } = await loadStaff(args, (call) =>
    call(listAudit, {
      ...(Number.isSafeInteger(before) && before > 0 ? { before } : {}),
      ...(filter.actorId && { actorId: filter.actorId }),
      ...(filter.about && { about: filter.about }),
      ...(filter.action && { action: filter.action }),
      ...(filter.outcome && { outcome: filter.outcome }),
    }),
  );
  return { entries, filter };
}

export default function AdminAuditRoute() {
  return <AuditPage {...useLoaderData<typeof loader>()} />;
}
