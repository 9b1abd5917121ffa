import { type ProofPurpose, type UserInfo, verifyOwner } from '@inkstone/contracts/accounts';
import { Button, RadioGroup, TextField } from '@inkstone/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../../platform/call.ts';
import { useErrorText } from '../../../../platform/use-error-text.ts';
import { CodeEntry, hideMiddle } from './code-entry.tsx';

type Way = 'password' | 'sms' | 'email';

export interface OwnerProofProps {
  profile: UserInfo;
  purpose: ProofPurpose;
  onProof: (proof: string) => void;
}

/** The methods by which the user can prove ownership; none for accounts with external identities only. */
export function proofMethods({ hasPassword, phone, email }: UserInfo): Way[] {
  const ways: Way[] = [];
  if (hasPassword && (phone || email)) ways.push('password');
  if (phone) ways.push('sms');
  if (email) ways.push('email');
  return ways;
}

/** Requests the password, or a code sent to the number or address of the account. */
export function OwnerProof({ profile, purpose, onProof }: OwnerProofProps) {
  const t = useTranslations('account');
  const errorText = useErrorText();
  const ways = proofMethods(profile);
  const [way, setWay] = useState<Way>(ways[0] ?? 'password');
  const { phone, email } = profile;
  const account = (way === 'email' ? email : (phone ?? email)) ?? '';
  const verify = useMutation({
    mutationFn: (given: { password: string } | { code: string }) =>
      call(verifyOwner, { account, purpose, verifyType: way, ...given }),
    onSuccess: ({ proof }) => onProof(proof),
  });
  const failure = verify.error ? errorText(verify.error) : '';
  const choices = ways.map((value) => ({
    value,
    label:
      value === 'password' ? t('proofByPassword') : t('proofByCode', { account: hideMiddle(codeTo(value)) }),
  }));
  function codeTo(value: Way): string {
    return (value === 'email' ? email : phone) ?? '';
  }
  return (
    <div className="flex flex-col gap-5">
      {choices.length > 1 && (
        <RadioGroup
          label={t('proofWay')}
          value={way}
          choices={choices}
          onChange={(chosen) => {
            verify.reset();
            setWay(chosen);
          }}
        />
      )}
      {way === 'password' ? (
        <PasswordEntry
          isBusy={verify.isPending}
          failure={failure}
          onPassword={(password) => verify.mutate({ password })}
        />
      ) : (
        <CodeEntry
          key={way}
          account={account}
          shown={hideMiddle(account)}
          action="verify"
          submitLabel={t('continue')}
          isBusy={verify.isPending}
          failure={failure}
          onCode={(code) => verify.mutate({ code })}
        />
      )}
    </div>
  );
}

interface PasswordEntryProps {
  isBusy: boolean;
  failure: string;
  onPassword: (password: string) => void;
}

function PasswordEntry({ isBusy, failure, onPassword }: PasswordEntryProps) {
  const t = useTranslations('account');
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onPassword(password);
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        type="password"
        label={t('passwordNow')}
        autoComplete="current-password"
        value={password}
        error={failure}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button kind="primary" type="submit" className="self-end" isBusy={isBusy} disabled={password === ''}>
        {t('continue')}
      </Button>
    </form>
  );
}
