import {
  type NotificationKind,
  type NotificationParams,
  notificationMails,
} from '@inkstone/contracts/notifications';
import { notificationPath } from '@inkstone/domain/notifications';
import type { Locale } from '@inkstone/phrases';
import { loadNotificationMessages, notificationValues } from '@inkstone/phrases/format-notification';
import { loadMailMessages, type RenderedMail, renderMail } from '@inkstone/phrases/mail';
import type { Deps } from '../../deps.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { findChoices, insertNotification } from './store.ts';

type NotifyDeps = Pick<Deps, 'db' | 'ids' | 'clock' | 'config' | 'mailOwner'>;

/**
 * Stores a notification in the transaction of the event. After the commit it is also mailed, if the user has
 * chosen so and the module of this kind sends no e-mail itself.
 */
export async function notify(
  deps: NotifyDeps,
  tx: Transaction,
  accountId: string,
  { kind, params }: { readonly kind: NotificationKind; readonly params: NotificationParams },
): Promise<void> {
  tx.withCommit(
    insertNotification(tx.sql, {
      ...{ accountId, kind, params },
      notificationId: deps.ids.next(),
      createdAt: deps.clock.now(),
      readAt: null,
    }),
  );
  const mail = notificationMails[kind];
  if (mail === 'module') return;
  tx.afterCommit(async () => {
    const isWanted = (await findChoices(deps.db.sql, accountId)).get(kind) ?? mail === 'on';
    if (!isWanted) return;
    await deps.mailOwner(accountId, (locale) => notificationMail(deps, locale, { kind, params }));
  });
}

async function notificationMail(
  { config }: Pick<Deps, 'config'>,
  locale: Locale,
  { kind, params }: { readonly kind: NotificationKind; readonly params: NotificationParams },
): Promise<RenderedMail> {
  const [words, t] = await Promise.all([loadNotificationMessages(locale), loadMailMessages(locale)]);
  const text = words(`text.${kind}`, notificationValues(params, locale));
  return renderMail({
    locale,
    subject: `${t('brand')}: ${words(`title.${kind}`)}`,
    blocks: [
      { kind: 'text', text },
      { kind: 'link', address: `${config.baseUrl}${notificationPath(kind, params)}` },
      { kind: 'note', text: t('notification.choose') },
    ],
  });
}
