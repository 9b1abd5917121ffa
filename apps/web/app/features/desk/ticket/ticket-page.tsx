import { deskLimits, type TicketView, writeToTicket } from '@inkstone/contracts/desk';
import { Badge, Notice, TextArea, type Tone } from '@inkstone/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { newKey } from '../../../shared/new-key.ts';
import { SubmitButton } from '../../../shared/submit-button.tsx';
import { PageHead } from '../../../shell/page-head.tsx';
import { useMoment } from '../../../shell/use-moment.ts';

const tones: Record<TicketView['state'], Tone> = { received: 'note', answered: 'good', closed: 'plain' };

/** The page of a ticket, for anyone who has its link. */
export function TicketPage({ ticket, token }: { ticket: TicketView; token: string }) {
  const t = useTranslations('contact');
  const moment = useMoment();
  const { number, state, createdAt, dueAt, email, messages } = ticket;
  const title = t('ticketTitle', { number });
  return (
    <>
      <PageHead title={title} />
      <meta name="referrer" content="no-referrer" />
      <div className="mx-auto max-w-2xl px-4 py-12 sm:px-6">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="font-serif text-3xl font-semibold">{title}</h1>
          <Badge tone={tones[state]}>{t(`state_${state}`)}</Badge>
        </div>
        <p className="mt-2 text-sm text-soft">{t('receivedAt', { date: moment(createdAt) })}</p>
        {state === 'received' && dueAt !== null && (
          <p className="text-sm text-soft">{t('due', { date: moment(dueAt) })}</p>
        )}
        <ol aria-label={t('messages')} className="mt-8 flex flex-col gap-4">
          {messages.map(({ id, author, text, createdAt: at }) => (
            <li
              key={id}
              className={
                author === 'staff'
                  ? 'rounded-md border border-line bg-raised p-4'
                  : 'rounded-md bg-sunken p-4'
              }
            >
              <p className="mb-1 text-sm text-faint">
                <strong className="font-medium text-soft">{t(author === 'staff' ? 'byUs' : 'byYou')}</strong>
                {' · '}
                {moment(at)}
              </p>
              <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
                {text}
              </p>
            </li>
          ))}
        </ol>
        <ReplyForm token={token} isClosed={state === 'closed'} />
        <div className="mt-8 border-t border-line pt-4 text-sm text-soft">
          {email !== null && <p>{t('answersTo', { email })}</p>}
          <p>{t('keepLink')}</p>
        </div>
      </div>
    </>
  );
}

/** Adds a message; the input is kept when it cannot be sent. */
function ReplyForm({ token, isClosed }: { token: string; isClosed: boolean }) {
  const t = useTranslations('contact');
  const errors = useTranslations('errors');
  const errorText = useErrorText();
  const revalidator = useRevalidator();
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const key = useRef('');
  const field = useRef<HTMLTextAreaElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = text.trim() === '';
    setMissing(isEmpty);
    setError('');
    if (isEmpty || isBusy) return field.current?.focus();
    setBusy(true);
    key.current ||= newKey();
    try {
      await call(writeToTicket, { token, text, key: key.current });
      key.current = '';
      setText('');
      await revalidator.revalidate();
    } catch (failure) {
      setError(errorText(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="mt-8 flex flex-col items-stretch gap-4"
    >
      <TextArea
        ref={field}
        label={t('reply')}
        hint={isClosed ? t('replyClosed') : undefined}
        className="min-h-28"
        required
        value={text}
        maxLength={deskLimits.text}
        error={isMissing && errors('contact_field_required')}
        onChange={(event) => {
          setText(event.target.value);
          setMissing(false);
        }}
      />
      {error && (
        <Notice tone="bad" role="alert">
          {error}
          <span className="block">{t('notSent')}</span>
        </Notice>
      )}
      <SubmitButton kind="primary" isBusy={isBusy} className="self-start">
        {t('replySend')}
      </SubmitButton>
    </form>
  );
}
