import { AppError } from '@inkstone/contracts';
import { listSimulated } from '@inkstone/contracts/accounts';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { SimulatorPage } from '../features/accounts/sign-in/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { pageContext } from '../platform/page-context.ts';

export const handle: RouteHandle = { phrases: ['accounts'] };

/** Does not exist when a real SMS service is configured. */
export async function loader({ context }: LoaderFunctionArgs) {
  try {
    return await context.get(pageContext).call(listSimulated, {});
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') throw data(null, 404);
    throw error;
  }
}

export default function SimulatorRoute() {
  return <SimulatorPage {...useLoaderData<typeof loader>()} />;
}
