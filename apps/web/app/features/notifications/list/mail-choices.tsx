import type { ReplyOf } from '@inkstone/contracts';
import {
  chooseNotificationMail,
  chosenKinds,
  type NotificationKind,
  type readNotificationChoices,
} from '@inkstone/contracts/notifications';
import { Checkbox, showToast } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { useMessagesByKey } from '../../../platform/i18n/messages-by-key.ts';
import { useErrorText } from '../../../platform/use-error-text.ts';

/** Id of the heading, for links to it. */
export const mailChoicesId = 'mails';

export type Choices = ReplyOf<typeof readNotificationChoices>;

/** Chooses the kinds of notifications that are also sent by e-mail. A choice is saved immediately, and reverted on failure. */
export function MailChoices({ first }: { first: Choices }) {
  const t = useTranslations('notifications');
  const words = useMessagesByKey('notifications');
  const errorText = useErrorText();
  const [{ mails }, setChoices] = useState(first);
  const choose = async (kind: NotificationKind, mail: boolean) => {
    setChoices({ mails: { ...mails, [kind]: mail } });
    try {
      setChoices(await call(chooseNotificationMail, { kind, mail }));
      showToast.success(t('saved'));
    } catch (error) {
      setChoices({ mails });
      showToast.error(errorText(error));
    }
  };
  return (
    <section aria-labelledby={mailChoicesId} className="mt-12 max-w-xl">
      <h2 id={mailChoicesId} className="font-serif text-xl font-semibold">
        {t('mails')}
      </h2>
      <p className="mt-1 mb-4 text-sm text-soft">{t('mailsHint')}</p>
      <div className="flex flex-col gap-3">
        {chosenKinds.map((kind) => (
          <Checkbox
            key={kind}
            label={words(`title.${kind}`)}
            checked={mails[kind]}
            onChange={(event) => void choose(kind, event.target.checked)}
          />
        ))}
      </div>
      <p className="mt-4 text-sm text-faint">{t('mailsAlways')}</p>
    </section>
  );
}
