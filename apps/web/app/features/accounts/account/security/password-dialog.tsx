import type { UserInfo } from '@inkstone/contracts/accounts';
import { changePassword } from '@inkstone/contracts/accounts/profile';
import { Button, Checkbox, showToast, TextField } from '@inkstone/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../../platform/call.ts';
import { useErrorText } from '../../../../platform/use-error-text.ts';
import { useSession } from '../../../../session/session.tsx';
import { StepDialog } from './step-dialog.tsx';

/** Sets or changes the password. */
export function PasswordDialog({ profile, onClose }: { profile: UserInfo; onClose: () => void }) {
  const t = useTranslations('account');
  return (
    <StepDialog
      profile={profile}
      purpose="change_password"
      title={t(profile.hasPassword ? 'passwordChange' : 'passwordSet')}
      onClose={onClose}
    >
      {(proof) => <NewPassword proof={proof} onDone={onClose} />}
    </StepDialog>
  );
}

function NewPassword({ proof, onDone }: { proof: string; onDone: () => void }) {
  const t = useTranslations('account');
  const errorText = useErrorText();
  const { refresh } = useSession();
  const [typed, setTyped] = useState({ password: '', again: '', endsOthers: true });
  const [differs, setDiffers] = useState(false);
  const save = useMutation({
    mutationFn: () => call(changePassword, { proof, password: typed.password, endsOthers: typed.endsOthers }),
    onSuccess: () => {
      void refresh();
      showToast.success(t('passwordKept'));
      onDone();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isSame = typed.password === typed.again;
    setDiffers(!isSame);
    if (isSame) save.mutate();
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        // The previous step was removed together with the focused element.
        autoFocus
        type="password"
        label={t('passwordNew')}
        hint={t('passwordRule')}
        autoComplete="new-password"
        value={typed.password}
        error={save.error ? errorText(save.error) : ''}
        onChange={(event) => setTyped({ ...typed, password: event.target.value })}
      />
      <TextField
        type="password"
        label={t('passwordAgain')}
        autoComplete="new-password"
        value={typed.again}
        error={differs && t('passwordsDiffer')}
        onChange={(event) => setTyped({ ...typed, again: event.target.value })}
      />
      <Checkbox
        label={t('passwordEndsOthers')}
        checked={typed.endsOthers}
        onChange={(event) => setTyped({ ...typed, endsOthers: event.target.checked })}
      />
      <Button kind="primary" type="submit" className="self-end" isBusy={save.isPending}>
        {t('save')}
      </Button>
    </form>
  );
}
