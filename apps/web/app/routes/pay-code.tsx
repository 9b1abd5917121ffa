import { listPackages } from '@inkstone/contracts/membership';
import { describePayCode, listPayWays } from '@inkstone/contracts/orders';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PayCodePage, readDevice } from '../features/membership/purchase/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { pageContext } from '../platform/page-context.ts';
import { toMissing } from './pay-data.ts';

export const handle: RouteHandle = { phrases: ['catalogue', 'purchase'] };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { call } = context.get(pageContext);
  const token = params.token ?? '';
  const [described, ways, catalogue] = await Promise.all([
    call(describePayCode, { token }).catch(toMissing),
    call(listPayWays, {}),
    call(listPackages, {}),
  ]);
  return { token, described, ways, catalogue, device: readDevice(request.headers.get('user-agent') ?? '') };
}

export default function PayCodeRoute() {
  return <PayCodePage {...useLoaderData<typeof loader>()} />;
}
