import type { ReplyOf } from '@inkstone/contracts';
import { listNotifications, markRead, type NotificationView } from '@inkstone/contracts/notifications';
import { notificationPath } from '@inkstone/domain/notifications';
import { notificationValues } from '@inkstone/phrases/format-notification';
import { Badge, Button, buttonClass, EmptyState, showToast } from '@inkstone/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { useMessagesByKey } from '../../../platform/i18n/messages-by-key.ts';
import { useLocalePath, usePageLocale } from '../../../platform/i18n/page-locale.ts';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { AppFrame } from '../../../shell/app-frame.tsx';
import { unreadKey } from '../../../shell/notification-bell.tsx';
import { useMoment } from '../../../shell/use-moment.ts';
import { type Choices, MailChoices, mailChoicesId } from './mail-choices.tsx';

export type NotificationsPageProps = ReplyOf<typeof listNotifications> & { readonly choices: Choices };

/** The notifications of the user, newest first, and the choice of e-mails. */
export function NotificationsPage({ rows, next, choices }: NotificationsPageProps) {
  const t = useTranslations('notifications');
  const mark = useMarkRead();
  const older = useOlder(rows, next);
  const unread = older.rows.filter(({ readAt }) => readAt === null).length;
  return (
    <AppFrame
      title={t('heading')}
      hint={t('hint')}
      actions={
        <>
          {/* The choice of e-mails is below all notifications. */}
          {older.rows.length > 0 && (
            <a
              href={`#${mailChoicesId}`}
              className="inline-flex min-h-11 items-center px-2 text-sm underline underline-offset-4"
            >
              {t('mails')}
            </a>
          )}
          {unread > 0 && (
            <Button onClick={() => void mark('all')} className="min-h-11">
              {t('markAll')}
            </Button>
          )}
        </>
      }
    >
      {older.rows.length === 0 ? (
        <EmptyState title={t('empty')} />
      ) : (
        <ul aria-label={t('heading')} className="border-t border-line">
          {older.rows.map((row) => (
            <Item key={row.id} row={row} onOpen={() => void (row.readAt === null && mark([row.id]))} />
          ))}
        </ul>
      )}
      {older.hasMore && (
        <Button className="mt-4 min-h-11" isBusy={older.isBusy} onClick={() => void older.load()}>
          {t('older')}
        </Button>
      )}
      <MailChoices first={choices} />
    </AppFrame>
  );
}

function Item({ row, onOpen }: { row: NotificationView; onOpen: () => void }) {
  const t = useTranslations('notifications');
  const words = useMessagesByKey('notifications');
  const locale = usePageLocale();
  const path = useLocalePath();
  const moment = useMoment();
  const { kind, params, createdAt, readAt } = row;
  const to = notificationPath(kind, params);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2">
          <span className={readAt === null ? 'font-semibold' : 'font-medium text-soft'}>
            {words(`title.${kind}`)}
          </span>
          {readAt === null && <Badge tone="note">{t('new')}</Badge>}
        </p>
        <p className="mt-0.5 text-sm wrap-anywhere text-soft">
          {words(`text.${kind}`, notificationValues(params, locale))}
        </p>
        <p className="mt-0.5 text-sm text-faint">{moment(createdAt)}</p>
      </div>
      {to !== '/app/notifications' ? (
        <Link to={path(to)} onClick={onOpen} className={buttonClass('secondary', 'small', 'min-h-11')}>
          {t('open')}
        </Link>
      ) : (
        readAt === null && (
          <Button size="small" className="min-h-11" onClick={onOpen}>
            {t('markOne')}
          </Button>
        )
      )}
    </li>
  );
}

/** Marks notifications as read and updates the count in the header. */
function useMarkRead() {
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { revalidate } = useRevalidator();
  return async (ids: 'all' | string[]) => {
    try {
      queries.setQueryData(unreadKey, await call(markRead, { ids }));
      await revalidate();
    } catch (error) {
      showToast.error(errorText(error));
    }
  };
}

/** Pages after the first one, loaded on demand. */
function useOlder(first: readonly NotificationView[], firstNext: string | null) {
  const errorText = useErrorText();
  const [more, setMore] = useState<readonly NotificationView[]>([]);
  const [next, setNext] = useState(firstNext);
  const [isBusy, setBusy] = useState(false);
  const load = async () => {
    setBusy(true);
    try {
      const page = await call(listNotifications, { cursor: next ?? undefined, limit: 50 });
      setMore([...more, ...page.rows]);
      setNext(page.next);
    } catch (error) {
      showToast.error(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  const known = new Set(first.map(({ id }) => id));
  return {
    rows: [...first, ...more.filter(({ id }) => !known.has(id))],
    hasMore: next !== null,
    isBusy,
    load,
  };
}
