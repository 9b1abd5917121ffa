import { countUnread } from '@inkstone/contracts/notifications';
import { lineIcon } from '@inkstone/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { quietCall } from '../platform/call.ts';
import { useLocalePath } from '../platform/i18n/page-locale.ts';
import { useSession } from '../session/session.tsx';

/** The query of the number of unread notifications. */
export const unreadKey = ['notifications', 'unread'];

const pollInterval = 2 * 60_000;

const BellIcon = lineIcon(<path d="M5 13.5V9a5 5 0 0 1 10 0v4.5l1.5 1.5h-13L5 13.5ZM8 17.5h4" />);

/** The link to the notifications with the number of unread ones, counted every two minutes while the page is visible. */
export function NotificationBell() {
  const t = useTranslations('common');
  const path = useLocalePath();
  const { isSignedIn } = useSession();
  const { data } = useQuery({
    queryKey: unreadKey,
    queryFn: () => quietCall(countUnread, {}),
    enabled: isSignedIn,
    refetchInterval: pollInterval,
    retry: false,
  });
  // Layouts of signed-in users also show errors to others.
  if (!isSignedIn) return null;
  const unread = data?.unread ?? 0;
  return (
    <Link
      to={path('/app/notifications')}
      className="relative flex size-11 items-center justify-center rounded-md text-soft hover:bg-sunken hover:text-ink"
    >
      <BellIcon />
      <span className="sr-only">{unread > 0 ? `${t('notifications')} (${unread})` : t('notifications')}</span>
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-1 right-0.5 min-w-4 rounded-full bg-seal px-1 text-center font-sans text-[0.6875rem] leading-4 font-semibold text-paper"
        >
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </Link>
  );
}
