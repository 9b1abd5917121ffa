import { listNotifications, readNotificationChoices } from '@inkstone/contracts/notifications';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { NotificationsPage, type NotificationsPageProps } from '../features/notifications/list/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadSignedIn } from '../session/sign-in-first.ts';

export const handle: RouteHandle = { phrases: ['notifications'] };

export function loader(args: LoaderFunctionArgs): Promise<NotificationsPageProps> {
  return loadSignedIn(args, async (call) => {
    const [page, choices] = await Promise.all([
      call(listNotifications, { limit: 50 }),
      call(readNotificationChoices, {}),
    ]);
    return { ...page, choices };
  });
}

export default function NotificationsRoute() {
  return <NotificationsPage {...useLoaderData<typeof loader>()} />;
}
