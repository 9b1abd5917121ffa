import type { UserInfo } from '@inkstone/contracts/accounts';
import { bindEmail, bindPhone } from '@inkstone/contracts/bindings';
import { readEmail, readPhone } from '@inkstone/domain/accounts';
import { Button, showToast, TextField } from '@inkstone/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../call.ts';
import { useSession } from '../../../session/session.tsx';
import { useErrorWords } from '../../../use-error-words.ts';
import { CodeEntry } from './code-entry.tsx';
import { StepDialog } from './step-dialog.tsx';
import { bindingsKey } from './use-bindings.ts';

export interface ReceiverDialogProps {
  profile: UserInfo;
  kind: 'phone' | 'email';
  onClose: () => void;
}

/** Gives the account another number or address: the old way is proved first, then the new one by a code. */
export function ReceiverDialog({ profile, kind, onClose }: ReceiverDialogProps) {
  const t = useTranslations('account');
  const isNew = !profile[kind];
  const titles = {
    phone: t(isNew ? 'phoneAdd' : 'phoneChange'),
    email: t(isNew ? 'emailAdd' : 'emailChange'),
  };
  return (
    <StepDialog profile={profile} purpose="change_login" title={titles[kind]} onClose={onClose}>
      {(proof) => <NewReceiver kind={kind} proof={proof} onDone={onClose} />}
    </StepDialog>
  );
}

function NewReceiver({
  kind,
  proof,
  onDone,
}: {
  kind: 'phone' | 'email';
  proof: string;
  onDone: () => void;
}) {
  const t = useTranslations('account');
  const errors = useTranslations('errors');
  const errorWords = useErrorWords();
  const { refresh } = useSession();
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  const [account, setAccount] = useState<string | null>(null);
  const [failure, setFailure] = useState('');
  const bind = useMutation({
    mutationFn: (code: string) => {
      const given = { account: account ?? '', code, proof };
      return kind === 'phone' ? call(bindPhone, given) : call(bindEmail, given);
    },
    onSuccess: () => {
      void refresh();
      void queries.invalidateQueries({ queryKey: bindingsKey });
      showToast.success(t(kind === 'phone' ? 'phoneKept' : 'emailKept'));
      onDone();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = kind === 'phone' ? readPhone(typed, '86') : readEmail(typed);
    if (read.ok) setAccount(read.value);
    else setFailure(errors(read.refusal));
  };
  if (account !== null) {
    return (
      <CodeEntry
        account={account}
        shown={account}
        action="bind"
        submitLabel={t('bind')}
        isBusy={bind.isPending}
        failure={bind.error ? errorWords(bind.error) : ''}
        onCode={(code) => bind.mutate(code)}
        onBack={() => {
          bind.reset();
          setAccount(null);
        }}
      />
    );
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        // The step before has gone, and with it the focus.
        autoFocus
        type={kind === 'phone' ? 'tel' : 'email'}
        inputMode={kind === 'phone' ? 'tel' : 'email'}
        autoComplete={kind === 'phone' ? 'tel' : 'email'}
        label={t(kind === 'phone' ? 'phoneNew' : 'emailNew')}
        hint={kind === 'phone' ? t('phoneNewHint') : undefined}
        value={typed}
        error={failure}
        onChange={(event) => {
          setTyped(event.target.value);
          setFailure('');
        }}
      />
      <Button kind="primary" type="submit" className="self-end">
        {t('continue')}
      </Button>
    </form>
  );
}
