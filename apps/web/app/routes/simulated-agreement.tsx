import { AppError } from '@inkstone/contracts';
import { readSimulatedAgreement } from '@inkstone/contracts/subscriptions';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { AgreementPage } from '../features/orders/simulator/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { pageContext } from '../platform/page-context.ts';

export const handle: RouteHandle = { phrases: ['simulator'] };

/** The target of the QR code of a simulated agreement. Does not exist unless payments are simulated. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  try {
    const { call } = context.get(pageContext);
    return { agreement: await call(readSimulatedAgreement, { agreementId: params.agreementId ?? '' }) };
  } catch (error) {
    const isMissing =
      error instanceof AppError && (error.code === 'not_found' || error.code === 'invalid_request');
    if (isMissing) throw data(null, 404);
    throw error;
  }
}

export default function SimulatedAgreementRoute() {
  return <AgreementPage {...useLoaderData<typeof loader>()} />;
}
