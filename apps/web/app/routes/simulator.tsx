import { AppError } from '@inkstone/contracts';
import { listSimulated } from '@inkstone/contracts/accounts';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { SimulatorPage } from '../features/accounts/index.ts';
import type { RouteHandle } from '../i18n/words-provider.tsx';
import { pageContext } from '../page-context.ts';

export const handle: RouteHandle = { phrases: ['accounts'] };

/** With a real SMS service there is no such page. */
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
