import { enterFactor } from '@inkstone/contracts/staff';
import { staffLimits } from '@inkstone/contracts/staff/permissions';
import { Button, Dialog, DialogError, TextArea, TextField } from '@inkstone/ui';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { call, refusalOf } from '../../platform/call.ts';
import { useErrorText } from '../../platform/use-error-text.ts';

export interface StaffActionOptions {
  /** The title: the action as a question or an imperative. */
  title: string;
  /** The consequences, in one sentence. */
  description?: ReactNode;
  /** The label of the confirm button. */
  confirmLabel: string;
  /** The label of the button that changes nothing, for actions with which “Cancel” could be confused. */
  keepLabel?: string | undefined;
  /** Fields of the action above the reason. */
  children?: ReactNode;
  /** Whether the action requires a reason; true by default. */
  wantsReason?: boolean;
  /** Whether the dialog is wide, for fields with long texts. */
  isWide?: boolean;
  /** Performs the action; `false` keeps the dialog open, for a message in `children`. */
  run: (reason: string) => Promise<unknown>;
  onDone?: () => void;
  onClose: () => void;
}

/**
 * Requests the reason of a staff action, and a code of the second factor if the server requires a fresh one; then performs the
 * action and reloads the page's data.
 */
export function StaffActionDialog({
  title,
  description,
  confirmLabel,
  keepLabel,
  children,
  wantsReason = true,
  isWide = false,
  run,
  onDone,
  onClose,
}: StaffActionOptions) {
  const t = useTranslations('admin');
  const formId = useId();
  const [reason, setReason] = useState('');
  const { submit, isBusy, needsCode, code, setCode, error, clearError } = useAttempt(
    () => run(reason),
    () => {
      onDone?.();
      onClose();
    },
  );
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={description}
      closeLabel={t('close')}
      {...(isWide && { className: 'max-w-2xl!' })}
      actions={
        <>
          <Button onClick={onClose}>{keepLabel ?? t('cancel')}</Button>
          <Button kind="primary" type="submit" form={formId} isBusy={isBusy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} onInput={clearError} className="flex flex-col gap-4 pb-1">
        {children}
        {wantsReason && (
          <TextArea
            label={t('reason')}
            hint={t('reasonHint')}
            value={reason}
            required
            maxLength={staffLimits.reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
        {needsCode && (
          <TextField
            // The field takes the focus, because it appears when the action requires it.
            autoFocus
            label={t('freshCode')}
            hint={t('freshCodeHint')}
            value={code}
            required
            autoComplete="one-time-code"
            onChange={(event) => setCode(event.target.value)}
          />
        )}
        <DialogError>{error}</DialogError>
      </form>
    </Dialog>
  );
}

/** The code was entered too long ago, or the staff session has ended; a code resolves both. */
const wantsCode: readonly string[] = ['fresh_proof_required', 'second_factor_required'];

/** Runs an action; after an error of `wantsCode`, verifies a code of the second factor first. */
function useAttempt(run: () => Promise<unknown>, onDone: () => void) {
  const errorText = useErrorText();
  const revalidator = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);
  const [code, setCode] = useState('');
  const [error, setError] = useState('');

  async function attempt(): Promise<void> {
    setBusy(true);
    setError('');
    try {
      if (needsCode) await call(enterFactor, { code });
      setNeedsCode(false);
      if ((await run()) === false) return;
      await revalidator.revalidate();
      onDone();
    } catch (failure) {
      if (wantsCode.includes(refusalOf(failure).code)) setNeedsCode(true);
      setCode('');
      setError(errorText(failure));
    } finally {
      setBusy(false);
    }
  }

  return {
    ...{ isBusy, needsCode, code, setCode, error },
    /** An error is about what was sent, not about what is typed afterwards. */
    clearError: () => setError(''),
    submit(event: FormEvent) {
      event.preventDefault();
      void attempt();
    },
  };
}
