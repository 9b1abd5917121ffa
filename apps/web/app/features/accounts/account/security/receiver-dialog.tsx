import { defaultAreaCode, type UserInfo } from '@inkstone/contracts/accounts';
import { bindEmail, bindPhone } from '@inkstone/contracts/accounts/bindings';
import { readEmail, readPhone } from '@inkstone/domain/accounts';
import { Button, showToast, TextField } from '@inkstone/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../../platform/call.ts';
import { useErrorText } from '../../../../platform/use-error-text.ts';
import { useSession } from '../../../../session/session.tsx';
import { AreaCodeField } from '../../../../shared/account-name/area-code-field.tsx';
import { shownAccount } from '../../../../shared/account-name/shown-account.ts';
import { CodeEntry } from './code-entry.tsx';
import { StepDialog } from './step-dialog.tsx';
import { bindingsKey } from './use-bindings.ts';
import { useSmsCountries } from './use-social.ts';

export interface ReceiverDialogProps {
  profile: UserInfo;
  kind: 'phone' | 'email';
  onClose: () => void;
}

/** Changes the number or address of the account: verifies ownership first, then the new one with a code. */
export function ReceiverDialog({ profile, kind, onClose }: ReceiverDialogProps) {
  const t = useTranslations('account');
  const isNew = !profile[kind];
  const titles = {
    phone: t(isNew ? 'phoneAdd' : 'phoneChange'),
    email: t(isNew ? 'emailAdd' : 'emailChange'),
  };
  return (
    <StepDialog profile={profile} purpose="change_login" title={titles[kind]} onClose={onClose}>
      {(proof) => <NewReceiver kind={kind} isNew={isNew} proof={proof} onDone={onClose} />}
    </StepDialog>
  );
}

interface NewReceiverProps {
  kind: 'phone' | 'email';
  /** Whether the account had none before. */
  isNew: boolean;
  proof: string;
  onDone: () => void;
}

function NewReceiver({ kind, isNew, proof, onDone }: NewReceiverProps) {
  const t = useTranslations('account');
  const errors = useTranslations('errors');
  const errorText = useErrorText();
  const { refresh } = useSession();
  const queries = useQueryClient();
  const countries = useSmsCountries();
  const [typed, setTyped] = useState('');
  const [areaCode, setAreaCode] = useState(defaultAreaCode);
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
    const read = kind === 'phone' ? readPhone(typed, areaCode) : readEmail(typed);
    if (read.ok) setAccount(read.value);
    else setFailure(errors(read.refusal));
  };
  if (account !== null) {
    return (
      <CodeEntry
        account={account}
        shown={kind === 'phone' ? shownAccount({ account: typed, areaCode }) : account}
        action="bind"
        submitLabel={t(isNew ? 'bind' : 'change')}
        isBusy={bind.isPending}
        failure={bind.error ? errorText(bind.error) : ''}
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
        // The previous step was removed together with the focused element.
        autoFocus
        type={kind === 'phone' ? 'tel' : 'email'}
        inputMode={kind === 'phone' ? 'tel' : 'email'}
        autoComplete={kind === 'phone' ? 'tel' : 'email'}
        label={t(kind === 'phone' ? 'phoneNew' : 'emailNew')}
        value={typed}
        error={failure}
        onChange={(event) => {
          setTyped(event.target.value);
          setFailure('');
        }}
        prefix={
          kind === 'phone' && (
            <AreaCodeField
              countries={countries}
              value={areaCode}
              onChange={(chosen) => {
                setAreaCode(chosen);
                setFailure('');
              }}
            />
          )
        }
      />
      <Button kind="primary" type="submit" className="self-end">
        {t('continue')}
      </Button>
    </form>
  );
}
