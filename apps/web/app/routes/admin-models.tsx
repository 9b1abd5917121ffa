import { staffSelf } from '@inkstone/contracts/staff';
import { readTextModels } from '@inkstone/contracts/staff/models';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ModelsPage } from '../features/staff/models/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadStaff } from '../shell/admin/load-staff.ts';

export const handle: RouteHandle = { phrases: ['staff-models'] };

export function loader(args: LoaderFunctionArgs) {
  return loadStaff(args, async (call) => {
    const [models, self] = await Promise.all([call(readTextModels, {}), call(staffSelf, {})]);
    return { ...models, self };
  });
}

export default function AdminModelsRoute() {
  return <ModelsPage {...useLoaderData<typeof loader>()} />;
}
