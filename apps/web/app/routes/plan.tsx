import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PlanPage } from '../features/membership/plan/index.ts';
import { PurchaseHost } from '../features/membership/purchase/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadPlans } from './plan-data.ts';

export const handle: RouteHandle = { phrases: ['catalogue', 'errors', 'plan', 'purchase'] };

export function loader(args: LoaderFunctionArgs) {
  return loadPlans(args);
}

export default function PlanRoute() {
  const data = useLoaderData<typeof loader>();
  return (
    <>
      <PlanPage {...data} />
      <PurchaseHost />
    </>
  );
}
