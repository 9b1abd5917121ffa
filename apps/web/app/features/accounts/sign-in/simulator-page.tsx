import type { ReplyOf } from '@inkstone/contracts';
import type { listSimulated } from '@inkstone/contracts/accounts';
import { Button, buttonClass, EmptyState, Notice } from '@inkstone/ui';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { useCopy } from '../../../platform/use-copy.ts';
import { usePolling } from '../../../platform/use-polling.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { useLocalTime } from '../../../shell/use-moment.ts';
import { SingleFormFrame } from './single-form-frame.tsx';

type Messages = ReplyOf<typeof listSimulated>['messages'];

/** Messages that were shown instead of being sent, newest first. Refreshes itself. */
export function SimulatorPage({ messages }: { messages: Messages }) {
  const t = useTranslations('accounts');
  const path = useLocalePath();
  usePolling();
  return (
    <SingleFormFrame isWide>
      <PageHead title={t('simulatorTitle')} />
      <h1 className="font-serif text-2xl font-semibold">{t('simulatorTitle')}</h1>
      <div className="mt-4">
        <Notice tone="warn">{t('simulatorIntro')}</Notice>
      </div>
      {messages.length === 0 ? (
        <EmptyState title={t('simulatorEmpty')} />
      ) : (
        <ul aria-live="polite" className="mt-2 divide-y divide-line">
          {messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ul>
      )}
      <p className="mt-5">
        <Link to={path('/login')} className={buttonClass('secondary')}>
          {t('simulatorBack')}
        </Link>
      </p>
    </SingleFormFrame>
  );
}

function Message({ message }: { message: Messages[number] }) {
  const t = useTranslations('accounts');
  const time = useLocalTime({ timeStyle: 'medium' });
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {message.code !== null && <Code code={message.code} />}
        <span className="text-sm text-faint tabular-nums sm:ml-auto">
          {t(message.channel === 'mail' ? 'simulatorMailTo' : 'simulatorSmsTo', { receiver: message.to })}
          {' · '}
          <time dateTime={new Date(message.sentAt).toISOString()}>{time(message.sentAt)}</time>
        </span>
      </div>
      {message.subject !== null && <h2 className="mt-2 text-sm font-semibold">{message.subject}</h2>}
      <p className="mt-1 text-sm whitespace-pre-line text-soft">{message.text}</p>
    </li>
  );
}

function Code({ code }: { code: string }) {
  const t = useTranslations('accounts');
  const copy = useCopy(t('simulatorCopied'));
  return (
    <>
      <strong className="font-mono text-2xl tracking-widest tabular-nums">{code}</strong>
      <Button size="small" onClick={() => void copy(code)}>
        {t('simulatorCopy')}
      </Button>
    </>
  );
}
