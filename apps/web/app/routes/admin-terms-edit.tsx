import { termsDocuments } from '@inkstone/contracts/site/terms';
import { listTermsVersions, readTermsSources } from '@inkstone/contracts/staff/terms';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { TermsEditorPage } from '../features/staff/terms/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadStaff } from '../shell/admin/load-staff.ts';

export const handle: RouteHandle = { phrases: ['staff-terms'] };

export function loader(args: LoaderFunctionArgs) {
  const query = new URL(args.request.url).searchParams;
  return loadStaff(args, async (call) => {
    const document = termsDocuments.find((each) => each === query.get('document'));
    if (!document) throw data(null, 404);
    const { documents, earliest } = await call(listTermsVersions, {});
    const versions = documents.find((each) => each.document === document)?.versions ?? [];
    const changed = versions.find(
      ({ version, state }) => state === 'scheduled' && version === query.get('version'),
    );
    // A new version starts with the current text.
    const base = changed ?? versions.find(({ state }) => state === 'current') ?? versions[0];
    if (!base) throw data(null, 404);
    const { sources } = await call(readTermsSources, { document, version: base.version });
    return { document, sources, version: changed?.version ?? null, earliest };
  });
}

export default function AdminTermsEditRoute() {
  return <TermsEditorPage {...useLoaderData<typeof loader>()} />;
}
