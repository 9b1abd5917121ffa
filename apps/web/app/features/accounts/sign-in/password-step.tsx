import { Button } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { shownAccount } from '../../../shared/account-name/shown-account.ts';
import { PasswordField } from './password-field.tsx';
import { StepFrame } from './step-frame.tsx';
import { type StepProps, useStepError } from './step-props.ts';

/** Asks for the password; offers a code instead. */
export function PasswordStep({ signIn, state }: StepProps) {
  const t = useTranslations('accounts');
  const { flow, isBusy } = state;
  const { beside, onTop } = useStepError(flow.error, ['password_', 'sign_in_failed', 'too_many_passwords']);
  return (
    <StepFrame
      heading={t('passwordHeading')}
      intro={t('passwordIntro', { account: shownAccount(flow) })}
      problem={onTop}
      onBack={() => signIn.goBack()}
      onSubmit={() => void signIn.submitPassword()}
    >
      {/* Password managers need this field to associate the password with the account. */}
      <input type="text" autoComplete="username" value={shownAccount(flow)} readOnly hidden />
      <PasswordField
        data-first
        label={t('passwordLabel')}
        autoComplete="current-password"
        value={flow.password}
        onChange={(event) => signIn.type({ password: event.target.value })}
        error={beside}
      />
      <Button kind="primary" size="large" type="submit" isBusy={isBusy}>
        {t('signIn')}
      </Button>
      <div className="-mx-3 flex flex-wrap justify-between gap-1">
        <Button kind="quiet" size="small" disabled={isBusy} onClick={() => void signIn.requestCode()}>
          {t('useCode')}
        </Button>
        <Button kind="quiet" size="small" disabled={isBusy} onClick={() => void signIn.forgetPassword()}>
          {t('forgot')}
        </Button>
      </div>
    </StepFrame>
  );
}
