import { AppError } from '@inkstone/contracts';
import { codeDigits, listSimulated, resendSeconds, sendMail, sendSms } from '@inkstone/contracts/accounts';
import { maskEmail, maskPhone } from '@inkstone/domain/accounts';
import { ArrowLeftIcon, Button, Notice } from '@inkstone/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call, quietCall } from '../../../../platform/call.ts';
import { useLocalePath } from '../../../../platform/i18n/page-locale.ts';
import { useErrorText } from '../../../../platform/use-error-text.ts';
import { CodeField } from '../../../../shared/codes/code-field.tsx';
import { ResendButton } from '../../../../shared/codes/resend-button.tsx';
import { usePuzzleSlot } from './puzzle-slot.ts';

export interface CodeEntryProps {
  /** An E.164 number or an e-mail address. */
  account: string;
  /** The displayed form of the number or address. */
  shown: string;
  action: 'verify' | 'bind';
  submitLabel: string;
  isBusy: boolean;
  /** Why the code was rejected, as text. */
  failure: string;
  onCode: (code: string) => void;
  /** Called to enter another number or address. */
  onBack?: () => void;
}

/** Sends a code after a puzzle, and requests its input. */
export function CodeEntry(props: CodeEntryProps) {
  const { onBack } = props;
  const t = useTranslations('account');
  const accounts = useTranslations('accounts');
  const { send, resendAt } = useSend(props);
  return (
    <div className="flex flex-col gap-4">
      {onBack && (
        <Button kind="quiet" size="small" className="-ml-3 self-start" onClick={onBack}>
          <ArrowLeftIcon />
          {accounts('back')}
        </Button>
      )}
      {send.isSuccess ? (
        <CodeForm {...props} resendAt={resendAt} onAgain={send.reset} />
      ) : send.isPending ? (
        <p role="status" className="text-sm text-soft">
          {t('codeSending')}
        </p>
      ) : (
        <Unsent {...props} error={send.error} resendAt={resendAt} onAgain={send.reset} onPass={send.mutate} />
      )}
    </div>
  );
}

function useSend({ account, action }: Pick<CodeEntryProps, 'account' | 'action'>) {
  const send = useMutation({
    mutationFn: (slider: string) =>
      account.includes('@')
        ? call(sendMail, { account, action, slider })
        : call(sendSms, { account, action, slider }),
  });
  const seconds = isTooSoon(send.error) ? Number(send.error.params.seconds) : resendSeconds;
  // By this device's clock, which may differ from the server's.
  return { send, resendAt: send.submittedAt + seconds * 1000 };
}

/** Whether no code was sent because the previous request was too recent. */
function isTooSoon(error: unknown): error is AppError {
  return error instanceof AppError && error.code === 'code_resend';
}

interface UnsentProps extends Pick<CodeEntryProps, 'account' | 'action'> {
  error: unknown;
  resendAt: number;
  onAgain: () => void;
  onPass: (slider: string) => void;
}

/** Before a code is sent: the puzzle, and the reason if none was sent. */
function Unsent({ account, action, error, resendAt, onAgain, onPass }: UnsentProps) {
  const errorText = useErrorText();
  const Puzzle = usePuzzleSlot();
  return (
    <>
      {error !== null && (
        <Notice tone="bad" role="alert">
          {errorText(error)}
        </Notice>
      )}
      {isTooSoon(error) ? (
        <div>
          <ResendButton resendAt={resendAt} onResend={onAgain} />
        </div>
      ) : (
        <Puzzle account={account} action={action} onPass={onPass} />
      )}
    </>
  );
}

interface CodeFormProps
  extends Pick<CodeEntryProps, 'shown' | 'submitLabel' | 'isBusy' | 'failure' | 'onCode'> {
  resendAt: number;
  onAgain: () => void;
}

function CodeForm({ shown, submitLabel, isBusy, failure, onCode, resendAt, onAgain }: CodeFormProps) {
  const t = useTranslations('account');
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onCode(code);
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <CodeField
        // The previous step was removed together with the focused element.
        autoFocus
        label={t('code')}
        hint={t('codeHint', { account: shown })}
        code={code}
        onCode={setCode}
        onWhole={onCode}
        error={failure}
      />
      <SimulatorLink />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <ResendButton resendAt={resendAt} onResend={onAgain} />
        <Button kind="primary" type="submit" isBusy={isBusy} disabled={code.length < codeDigits}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

/** When codes are simulated, they are shown on a separate page. */
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

/** Masks a number or address so that its owner recognises it. */
export function hideMiddle(account: string): string {
  return account.includes('@') ? maskEmail(account) : maskPhone(account);
}
