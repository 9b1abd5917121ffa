import type { UserInfo } from '@inkstone/contracts/accounts';
import { changeProfile, personNameCharacters } from '@inkstone/contracts/accounts/profile';
import { cleanPersonName } from '@inkstone/domain/accounts';
import { Notice, showToast, TextField } from '@inkstone/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../../platform/call.ts';
import { useErrorText } from '../../../../platform/use-error-text.ts';
import { useSession } from '../../../../session/session.tsx';
import { SubmitButton } from '../../../../shared/submit-button.tsx';

interface Names {
  readonly username: string;
  readonly nickName: string;
}

/** User name and nickname. If saving fails, the input is kept. */
export function NameForm({ profile }: { profile: UserInfo }) {
  const t = useTranslations('account');
  const errors = useTranslations('errors');
  const errorText = useErrorText();
  const { refresh } = useSession();
  const saved: Names = { username: profile.username ?? '', nickName: profile.nickName ?? '' };
  const [typed, setTyped] = useState<Partial<Names>>({});
  const now = { ...saved, ...typed };
  const save = useMutation({
    // A value that equals the saved one is not sent.
    mutationFn: () =>
      call(changeProfile, {
        ...(now.username !== saved.username && { username: now.username }),
        ...(now.nickName !== saved.nickName && { nickName: now.nickName }),
      }),
    onSuccess: async () => {
      await refresh();
      setTyped({});
      showToast.success(t('namesKept'));
    },
  });
  const isChanged = now.username !== saved.username || now.nickName !== saved.nickName;
  const fault = (name: keyof Names) => {
    const clean = cleanPersonName(now[name]);
    if (!clean.ok) return t('nameTooLong', { limit: personNameCharacters });
    const isTaken = name === 'username' && saved.username !== '' && clean.value === null;
    return isTaken ? errors('username_required') : '';
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (fault('username') || fault('nickName')) return;
    save.mutate();
  };
  const field = (name: keyof Names) => ({
    value: now[name],
    error: fault(name),
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  });
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('username')}
          hint={t('usernameHint')}
          autoComplete="username"
          {...field('username')}
        />
        <TextField
          label={t('nickname')}
          hint={t('nicknameHint')}
          autoComplete="nickname"
          {...field('nickName')}
        />
      </div>
      {save.error && (
        <Notice tone="bad" role="alert">
          {errorText(save.error)}
        </Notice>
      )}
      <SubmitButton className="self-start" disabled={!isChanged} isBusy={save.isPending}>
        {t('save')}
      </SubmitButton>
    </form>
  );
}
