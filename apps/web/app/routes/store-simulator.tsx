import { AppError } from '@inkstone/contracts';
import { listSimulatedPurchases, readTestClock } from '@inkstone/contracts/orders';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { StoreSimulatorPage } from '../features/orders/simulator/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { pageContext } from '../platform/page-context.ts';

export const handle: RouteHandle = { phrases: ['simulator', 'store-simulator', 'membership-trial'] };

/** Does not exist unless purchases are simulated. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { call } = context.get(pageContext);
  try {
    const [sold, clock] = await Promise.all([call(listSimulatedPurchases, {}), call(readTestClock, {})]);
    return { ...sold, clock };
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') throw data(null, 404);
    throw error;
  }
}

export default function StoreSimulatorRoute() {
  return <StoreSimulatorPage {...useLoaderData<typeof loader>()} />;
}
