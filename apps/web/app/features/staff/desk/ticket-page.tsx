import type { StaffSelf } from '@inkstone/contracts/staff';
import type { TicketDetail } from '@inkstone/contracts/staff/desk';
import type { SpamSignal } from '@inkstone/domain/desk';
import { ArrowLeftIcon, Badge, Notice } from '@inkstone/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { AdminFrame } from '../../../shell/admin/admin-frame.tsx';
import { Facts } from '../../../shell/admin/facts.tsx';
import { ForeignText } from '../../../shell/admin/foreign-text.tsx';
import { Moment } from '../../../shell/admin/moment.tsx';
import { stateTones } from './desk-page.tsx';
import { AnswerForm, NoteForm, TicketActions } from './ticket-forms.tsx';
import { useTimeLeft } from './use-time-left.ts';

/** A ticket for staff: its requester, all messages and notes, and its actions. */
export function TicketPage({ ticket, self }: { ticket: TicketDetail; self: StaffSelf }) {
  const t = useTranslations('staff-desk');
  const path = useLocalePath();
  const timeLeft = useTimeLeft();
  const mayAnswer = self.permissions.includes('desk.answer');
  const { number, state, kind, left, isBounced, messages } = ticket;
  return (
    <AdminFrame title={number}>
      <Link
        to={path('/admin/desk')}
        className="mb-3 inline-flex min-h-11 items-center gap-1.5 text-sm text-soft hover:text-ink"
      >
        <ArrowLeftIcon size={16} />
        {t('back')}
      </Link>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <Badge tone={stateTones[state]}>{t(`state_${state}`)}</Badge>
        <Badge>{t(`kind_${kind}`)}</Badge>
        {left !== null && <Badge tone={left < 0 ? 'bad' : 'note'}>{timeLeft(left)}</Badge>}
      </div>
      <Facts facts={useTicketFacts(ticket)} />
      {isBounced && (
        <Notice tone="warn" className="mt-4">
          {t('bounced')}
        </Notice>
      )}
      {mayAnswer && <TicketActions ticket={ticket} />}
      <ol aria-label={t('messages')} className="mt-6 grid max-w-3xl gap-4">
        {messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </ol>
      {mayAnswer && (
        <div className="mt-8 grid max-w-3xl gap-8">
          {state !== 'closed' && state !== 'spam' && <AnswerForm ticket={ticket} />}
          <NoteForm id={ticket.id} />
        </div>
      )}
    </AdminFrame>
  );
}

const messageClasses = {
  requester: 'bg-sunken',
  staff: 'border border-line bg-raised',
  note: 'bg-warn-wash',
} as const;

function Message({ message }: { message: TicketDetail['messages'][number] }) {
  const t = useTranslations('staff-desk');
  const { author, name, text, isByMail, createdAt } = message;
  return (
    <li className={`rounded-md p-4 ${messageClasses[author]}`}>
      <p className="mb-1 flex flex-wrap gap-x-2 text-sm text-soft">
        <strong className="font-medium">{t(`author_${author}`)}</strong>
        {name && <span>{name}</span>}
        {isByMail && <span>{t('byMail')}</span>}
        <Moment at={createdAt} />
      </p>
      <ForeignText text={text} />
    </li>
  );
}

/** Groups of signs of spam, by sign. */
const signGroups = {
  form: ['trap', 'token', 'token_used'],
  speed: ['fast', 'hasty'],
  copies: [
    ...(['copy', 'copies', 'near_copy', 'near_offer', 'near_copies', 'similar'] as const),
    ...(['lure_copy', 'lure_copies'] as const),
  ],
  rate: ['address_rate', 'network_rate', 'sender_rate', 'flood'],
  links: ['many_links', 'links', 'odd_address', 'link_in_name', 'markup', 'stray_link', 'phishing'],
  subject: ['off_subject', 'no_request'],
  words: [
    ...(['strong_phrases', 'phrases', 'phrase', 'pitch', 'pitches', 'promise', 'promises'] as const),
    ...(['price', 'handle', 'messenger', 'telephone'] as const),
  ],
  characters: [
    ...(['hidden_characters', 'mixed_scripts', 'many_mixed_scripts'] as const),
    ...(['spaced_letters', 'gibberish', 'shouting'] as const),
  ],
  disposable: ['disposable'],
} as const satisfies Record<string, readonly SpamSignal[]>;

function useTicketFacts(ticket: TicketDetail): (readonly [string, ReactNode])[] {
  const t = useTranslations('staff-desk');
  const format = useFormatter();
  const path = useLocalePath();
  const { name, company, post, phone, wechat, email, teamSize, accountId, locale, topic, createdAt } = ticket;
  const { signals, assignee, isMine, reportId } = ticket;
  const groups = (Object.keys(signGroups) as (keyof typeof signGroups)[]).filter((group) =>
    (signGroups[group] as readonly string[]).some((sign) => signals.includes(sign)),
  );
  const given = [
    [t('from'), name],
    [t('company'), company],
    [t('post'), post],
    [t('phone'), phone],
    [t('wechat'), wechat],
    [t('email'), email],
    [t('teamSize'), teamSize],
    [t('account'), accountId ?? ''],
  ] as const;
  return [
    ...given.filter(([, value]) => value !== ''),
    [t('topic'), t(`topic_${topic}`)],
    [t('language'), locale],
    [t('receivedAt'), <Moment key="at" at={createdAt} />],
    [t('assignee'), assignee === null ? t('unassigned') : isMine ? t('mine') : assignee],
    ...(groups.length > 0
      ? [[t('signs'), format.list(groups.map((group) => t(`sign_${group}`)))] as const]
      : []),
    ...(reportId === null
      ? []
      : [
          [
            t('pictures'),
            <Link key="pictures" to={path('/admin/feedback?from=accounts&which=all')} className="underline">
              {t('pictures')}
            </Link>,
          ] as const,
        ]),
  ];
}
