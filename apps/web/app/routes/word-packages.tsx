import { listPackages, listPrivileges } from '@inkstone/contracts/membership';
import { listPayWays } from '@inkstone/contracts/orders';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { WordPackagesPage } from '../features/membership/plan/index.ts';
import { PurchaseHost } from '../features/membership/purchase/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { pageContext } from '../platform/page-context.ts';
import { keepPageData } from '../shared/purchase/keep-page-data.ts';

export const handle: RouteHandle = { phrases: ['catalogue', 'errors', 'plan', 'purchase'] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { call } = context.get(pageContext);
  const [catalogue, privileges, ways] = await Promise.all([
    call(listPackages, {}),
    call(listPrivileges, {}),
    call(listPayWays, {}),
  ]);
  return { catalogue, privileges, ways };
}

export const shouldRevalidate = keepPageData;

export default function WordPackagesRoute() {
  const data = useLoaderData<typeof loader>();
  return (
    <>
      <WordPackagesPage {...data} />
      <PurchaseHost />
    </>
  );
}
