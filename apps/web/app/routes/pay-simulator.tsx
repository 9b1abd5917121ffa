import { AppError } from '@inkstone/contracts';
import { listSimulatedTrades, readTestClock } from '@inkstone/contracts/orders';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PaySimulatorPage } from '../features/orders/simulator/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { pageContext } from '../platform/page-context.ts';

export const handle: RouteHandle = { phrases: ['simulator'] };

/** Does not exist unless payments are simulated. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { call } = context.get(pageContext);
  try {
    const [{ trades }, clock] = await Promise.all([call(listSimulatedTrades, {}), call(readTestClock, {})]);
    return { trades, clock };
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') throw data(null, 404);
    throw error;
  }
}

export default function PaySimulatorRoute() {
  return <PaySimulatorPage {...useLoaderData<typeof loader>()} />;
}
