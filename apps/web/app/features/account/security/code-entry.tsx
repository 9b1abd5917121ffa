import { codeDigits, listSimulated, sendMail, sendSms } from '@inkstone/contracts/accounts';
import { Button, Notice, TextField } from '@inkstone/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call, quietCall } from '../../../call.ts';
import { useLocalePath } from '../../../i18n/page-locale.ts';
import { useErrorWords } from '../../../use-error-words.ts';
import { usePuzzleSlot } from './puzzle-slot.ts';

export interface CodeEntryProps {
  /** An E.164 number or an e-mail address. */
  account: string;
  action: 'verify' | 'bind';
  submitLabel: string;
  isBusy: boolean;
  /** Why the code was refused, in words. */
  failure: string;
  onCode: (code: string) => void;
}

/** Has a code sent, after a puzzle, and asks for it. */
export function CodeEntry(props: CodeEntryProps) {
  const { account, action } = props;
  const t = useTranslations('account');
  const errorWords = useErrorWords();
  const Puzzle = usePuzzleSlot();
  const send = useMutation({
    mutationFn: (slider: string) =>
      account.includes('@')
        ? call(sendMail, { account, action, slider })
        : call(sendSms, { account, action, slider }),
  });
  if (send.isSuccess) return <CodeField {...props} onAgain={() => send.reset()} />;
  return (
    <div className="flex flex-col gap-4">
      {send.error && (
        <Notice tone="bad" role="alert">
          {errorWords(send.error)}
        </Notice>
      )}
      {send.isPending ? (
        <p role="status" className="text-sm text-soft">
          {t('codeSending')}
        </p>
      ) : (
        <Puzzle
          key={send.failureCount}
          account={account}
          action={action}
          onPass={(pass) => send.mutate(pass)}
        />
      )}
    </div>
  );
}

function CodeField({
  account,
  submitLabel,
  isBusy,
  failure,
  onCode,
  onAgain,
}: CodeEntryProps & { onAgain: () => void }) {
  const t = useTranslations('account');
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onCode(code);
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        // The step before has gone, and with it the focus.
        autoFocus
        label={t('code')}
        hint={t('codeHint', { account: hideMiddle(account) })}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        error={failure}
        onChange={(event) => setCode(event.target.value.replace(/\D/g, '').slice(0, codeDigits))}
        className="text-center text-xl tracking-[0.4em] tabular-nums"
      />
      <SimulatorLink />
      <div className="flex flex-wrap justify-between gap-2">
        <Button kind="quiet" onClick={onAgain}>
          {t('codeAgain')}
        </Button>
        <Button kind="primary" type="submit" isBusy={isBusy} disabled={code.length < codeDigits}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

/** Where codes are only simulated, they are on a page of their own. */
function SimulatorLink() {
  const t = useTranslations('account');
  const path = useLocalePath();
  const simulated = useQuery({
    queryKey: ['account', 'simulated'],
    queryFn: () => quietCall(listSimulated, {}),
    retry: false,
  });
  if (!simulated.data) return null;
  return (
    <a
      href={path('/simulator')}
      target="_blank"
      rel="noreferrer"
      className="text-sm underline underline-offset-4"
    >
      {t('codeSimulated')}
    </a>
  );
}

/** A number or address that its owner recognises. */
export function hideMiddle(account: string): string {
  if (account.includes('@')) return account.replace(/^(.).*(?=@)/, '$1***');
  return `${account.slice(0, -8)}****${account.slice(-4)}`;
}
