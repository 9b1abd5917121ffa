import { AppError } from '@inkstone/contracts';
import { readSimulatedTrade } from '@inkstone/contracts/orders';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { WalletPage } from '../features/orders/simulator/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { pageContext } from '../platform/page-context.ts';

export const handle: RouteHandle = { phrases: ['simulator'] };

/** The target of the QR code of a simulated payment. Does not exist unless payments are simulated. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  try {
    const { call } = context.get(pageContext);
    return { trade: await call(readSimulatedTrade, { tradeId: params.tradeId ?? '' }) };
  } catch (error) {
    const isMissing =
      error instanceof AppError && (error.code === 'not_found' || error.code === 'invalid_request');
    if (isMissing) throw data(null, 404);
    throw error;
  }
}

export default function SimulatedWalletRoute() {
  return <WalletPage {...useLoaderData<typeof loader>()} />;
}
