import { Button } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { shownAccount } from '../../../shared/account-name/shown-account.ts';
import { AgreementBox } from './agreement-box.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { StepFrame } from './step-frame.tsx';
import { type StepProps, useStepError } from './step-props.ts';

/** For users without an account: consent, and an optional password. */
export function AgreementStep({ signIn, state }: StepProps) {
  const t = useTranslations('accounts');
  const { flow, isBusy } = state;
  const terms = useStepError(flow.error, ['terms_']);
  const password = useStepError(flow.error, ['password_']);
  return (
    <StepFrame
      heading={t('agreementHeading')}
      intro={t('agreementIntro', { account: shownAccount(flow) })}
      problem={terms.beside || password.beside ? null : terms.onTop}
      onBack={() => signIn.goBack()}
      onSubmit={() => void signIn.submitAgreement()}
    >
      <input type="text" autoComplete="username" value={shownAccount(flow)} readOnly hidden />
      <NewPasswordField
        data-first
        label={t('optionalPassword')}
        remark={t('optionalPasswordRemark')}
        value={flow.newPassword}
        onChange={(event) => signIn.type({ newPassword: event.target.value })}
        error={password.beside}
      />
      <AgreementBox
        isChecked={flow.agreesToTerms}
        onChange={(agreesToTerms) => signIn.type({ agreesToTerms })}
        error={terms.beside}
      />
      <Button kind="primary" size="large" type="submit" isBusy={isBusy}>
        {t('sendCode')}
      </Button>
    </StepFrame>
  );
}
