import { deskLimits } from '@inkstone/contracts/desk';
import {
  answerTicket,
  assignTicket,
  changeTicket,
  noteOnTicket,
  type TicketDetail,
} from '@inkstone/contracts/staff/desk';
import { Button, Notice, showToast, TextArea } from '@inkstone/ui';
import { type ReactNode, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { newKey } from '../../../shared/new-key.ts';
import { SubmitButton } from '../../../shared/submit-button.tsx';

/** Runs an action of the page, reloads the ticket, and shows errors. */
function useAction() {
  const errorText = useErrorText();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const run = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true);
    setError('');
    try {
      await work();
      await revalidate();
      showToast.success(done);
      return true;
    } catch (failure) {
      setError(errorText(failure));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { run, isBusy, error };
}

/** The events available in each state. */
const events = {
  held: ['release', 'reject'],
  open: ['close', 'reject'],
  answered: ['close'],
  closed: ['reopen'],
  spam: ['reopen'],
} as const;

/** Takes, closes, reopens, releases or rejects a ticket. */
export function TicketActions({ ticket }: { ticket: TicketDetail }) {
  const t = useTranslations('staff-desk');
  const { run, isBusy, error } = useAction();
  const { id, isMine, state } = ticket;
  return (
    <fieldset aria-label={t('actions')} className="mt-5 flex flex-wrap gap-2 border-0 p-0">
      <Button
        isBusy={isBusy}
        className="min-h-11"
        onClick={() => void run(() => call(assignTicket, { id, isMine: !isMine }), t('done'))}
      >
        {t(isMine ? 'giveBack' : 'take')}
      </Button>
      <EventButtons id={id} state={state} run={run} isBusy={isBusy} />
      <p role="alert" className="basis-full text-sm text-bad empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}

interface EventButtonsProps extends Pick<ReturnType<typeof useAction>, 'run' | 'isBusy'> {
  id: string;
  state: TicketDetail['state'];
  /** In a list: the number of the ticket, for the accessible names of the buttons. */
  number?: string;
}

/** A button for each possible event in a state. */
function EventButtons({ id, state, number, run, isBusy }: EventButtonsProps) {
  const t = useTranslations('staff-desk');
  return events[state].map((event) => (
    <Button
      key={event}
      isBusy={isBusy}
      className="min-h-11"
      {...(number !== undefined && { size: 'small' as const, 'aria-label': `${t(event)}: ${number}` })}
      onClick={() => void run(() => call(changeTicket, { id, event }), t('done'))}
    >
      {t(event)}
    </Button>
  ));
}

/** Releases or rejects a held ticket in the queue. */
export function HeldActions({ id, number }: { id: string; number: string }) {
  const { run, isBusy, error } = useAction();
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <EventButtons id={id} state="held" number={number} run={run} isBusy={isBusy} />
      <p role="alert" className="basis-full text-sm text-bad empty:hidden">
        {error}
      </p>
    </div>
  );
}

/** Answers the requester. The input is kept when it cannot be sent. */
export function AnswerForm({ ticket: { id, email, isBounced } }: { ticket: TicketDetail }) {
  const t = useTranslations('staff-desk');
  const key = useRef('');
  const isMailed = email !== '' && !isBounced;
  return (
    <TextForm
      label={t('answer')}
      hint={isMailed ? t('answerMail', { email }) : t('answerPage')}
      send={t('answerSend')}
      done={t('answered')}
      isPrimary
      onSend={async (text) => {
        key.current ||= newKey();
        await call(answerTicket, { id, text, key: key.current });
        key.current = '';
      }}
    />
  );
}

/** Adds a note that only staff see. */
export function NoteForm({ id }: { id: string }) {
  const t = useTranslations('staff-desk');
  return (
    <TextForm
      label={t('noteLabel')}
      send={t('noteAdd')}
      done={t('noted')}
      onSend={(text) => call(noteOnTicket, { id, text })}
    />
  );
}

interface TextFormProps {
  label: string;
  hint?: ReactNode;
  send: string;
  done: string;
  isPrimary?: boolean;
  onSend: (text: string) => Promise<unknown>;
}

function TextForm({ label, hint, send, done, isPrimary = false, onSend }: TextFormProps) {
  const errors = useTranslations('errors');
  const { run, isBusy, error } = useAction();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  return (
    <form
      noValidate
      className="flex flex-col items-stretch gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(text.trim() === '');
        if (text.trim() === '' || isBusy) return;
        void run(() => onSend(text), done).then((isDone) => isDone && setText(''));
      }}
    >
      <TextArea
        label={label}
        hint={hint}
        required
        value={text}
        maxLength={deskLimits.text}
        className="min-h-24"
        error={isMissing && errors('contact_field_required')}
        onChange={(event) => {
          setText(event.target.value);
          setMissing(false);
        }}
      />
      {error && (
        <Notice tone="bad" role="alert">
          {error}
        </Notice>
      )}
      <SubmitButton
        kind={isPrimary ? 'primary' : 'secondary'}
        isBusy={isBusy}
        className="min-h-11 self-start"
      >
        {send}
      </SubmitButton>
    </form>
  );
}
