import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PlanPage } from '../features/membership/plan/index.ts';
import { PurchaseHost } from '../features/membership/purchase/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { isForVisitor, pageContext } from '../platform/page-context.ts';
import { loadSignedIn } from '../session/sign-in-first.ts';
import { keepPageData } from '../shared/purchase/keep-page-data.ts';
import { namesPurchase } from '../shared/purchase/use-purchase.ts';
import { loadPlans } from './plan-data.ts';

export const handle: RouteHandle = { phrases: ['catalogue', 'errors', 'plan', 'purchase'], isLight: true };

export function loader(args: LoaderFunctionArgs) {
  // The page of a visitor has no scripts that could open the dialog, so the choice is kept until after the
  // sign-in.
  const mustSignIn = namesPurchase(args.url.search) && isForVisitor(args.context.get(pageContext));
  return mustSignIn ? loadSignedIn(args, () => loadPlans(args)) : loadPlans(args);
}

export const shouldRevalidate = keepPageData;

export default function PlanRoute() {
  const data = useLoaderData<typeof loader>();
  return (
    <>
      <PlanPage {...data} />
      <PurchaseHost />
    </>
  );
}
