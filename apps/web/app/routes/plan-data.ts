import { AppError, type Call } from '@inkstone/contracts';
import { listPackages, listPrivileges, recommendProducts } from '@inkstone/contracts/membership';
import { listPayWays } from '@inkstone/contracts/orders';
import type { LoaderFunctionArgs } from 'react-router';
import { pageContext } from '../platform/page-context.ts';

/** The data of the page of plans. */
export async function loadPlans({ request, context }: LoaderFunctionArgs) {
  const { call } = context.get(pageContext);
  const token = new URL(request.url).searchParams.get('token');
  const [offered, privileges, ways, products] = await Promise.all([
    listOffered(call, token),
    call(listPrivileges, {}),
    call(listPayWays, {}),
    call(recommendProducts, {}),
  ]);
  return { ...offered, privileges, ways, recommended: products.vip[0]?.vip_type ?? null };
}

/** The items for sale, including the plan of a campaign's token while it is sold. */
async function listOffered(call: Call, token: string | null) {
  try {
    return { catalogue: await call(listPackages, token ? { token } : {}), offerEnd: null };
  } catch (error) {
    if (!(error instanceof AppError) || token === null) throw error;
    const offerEnd = error.code === 'campaign_sold_out' ? ('sold_out' as const) : ('over' as const);
    return { catalogue: await call(listPackages, {}), offerEnd };
  }
}
