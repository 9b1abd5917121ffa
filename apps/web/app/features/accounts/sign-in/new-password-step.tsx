import { Button } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { shownAccount } from '../../../shared/account-name/shown-account.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { PasswordField } from './password-field.tsx';
import { StepFrame } from './step-frame.tsx';
import { type StepProps, useStepError } from './step-props.ts';

/** Asks for a new password twice. */
export function NewPasswordStep({ signIn, state }: StepProps) {
  const t = useTranslations('accounts');
  const { flow, isBusy } = state;
  const [again, setAgain] = useState('');
  const [differs, setDiffers] = useState(false);
  const { beside, onTop } = useStepError(flow.error, ['password_']);
  const submit = () => {
    const isSame = again === flow.newPassword;
    setDiffers(!isSame);
    if (isSame) void signIn.submitNewPassword();
  };
  return (
    <StepFrame
      heading={t('newPasswordHeading')}
      intro={t('newPasswordIntro')}
      problem={onTop}
      onBack={() => signIn.goBack()}
      onSubmit={submit}
    >
      <input type="text" autoComplete="username" value={shownAccount(flow)} readOnly hidden />
      <NewPasswordField
        data-first
        label={t('newPasswordLabel')}
        value={flow.newPassword}
        onChange={(event) => signIn.type({ newPassword: event.target.value })}
        error={beside}
      />
      <PasswordField
        label={t('newPasswordAgain')}
        autoComplete="new-password"
        value={again}
        onChange={(event) => {
          setAgain(event.target.value);
          setDiffers(false);
        }}
        error={differs && t('passwordsDiffer')}
      />
      <Button kind="primary" size="large" type="submit" isBusy={isBusy}>
        {t('savePassword')}
      </Button>
    </StepFrame>
  );
}
