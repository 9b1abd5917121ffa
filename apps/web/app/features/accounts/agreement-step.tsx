import { Button, Checkbox } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { PasswordField } from './password-field.tsx';
import { shownPhone } from './shown-phone.ts';
import { StepFrame } from './step-frame.tsx';
import { type StepProps, useStepError } from './step-props.ts';

/** For a number without account: consent, and a password if one is wanted. */
export function AgreementStep({ signIn, state }: StepProps) {
  const t = useTranslations('accounts');
  const { flow, isBusy } = state;
  const terms = useStepError(flow.error, ['terms_']);
  const password = useStepError(flow.error, ['password_']);
  return (
    <StepFrame
      heading={t('agreementHeading')}
      intro={t('agreementIntro', { phone: shownPhone(flow) })}
      problem={terms.beside || password.beside ? null : terms.onTop}
      onBack={() => signIn.goBack()}
      onSubmit={() => void signIn.submitAgreement()}
    >
      <input type="text" autoComplete="username" value={shownPhone(flow)} readOnly hidden />
      <PasswordField
        label={t('optionalPassword')}
        hint={t('passwordRule')}
        autoComplete="new-password"
        value={flow.newPassword}
        onChange={(event) => signIn.type({ newPassword: event.target.value })}
        error={password.beside}
      />
      <Checkbox
        data-first
        label={t('agreement')}
        checked={flow.agreesToTerms}
        onChange={(event) => signIn.type({ agreesToTerms: event.target.checked })}
        error={terms.beside}
      />
      <Button kind="primary" size="large" type="submit" isBusy={isBusy}>
        {t('sendCode')}
      </Button>
    </StepFrame>
  );
}
