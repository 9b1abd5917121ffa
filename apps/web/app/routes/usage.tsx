import { listPrivileges, readSharePicture, readUsage } from '@inkstone/contracts/membership';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { UsagePage } from '../features/membership/usage/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadSignedIn } from '../session/sign-in-first.ts';

export const handle: RouteHandle = { phrases: ['catalogue', 'usage'] };

export async function loader(args: LoaderFunctionArgs) {
  return await loadSignedIn(args, async (call) => {
    const [first, { available }, share] = await Promise.all([
      call(readUsage, {}),
      call(listPrivileges, {}),
      call(readSharePicture, {}),
    ]);
    return { first, available, share, loadedAt: Date.now() };
  });
}

export default function UsageRoute() {
  return <UsagePage {...useLoaderData<typeof loader>()} />;
}
