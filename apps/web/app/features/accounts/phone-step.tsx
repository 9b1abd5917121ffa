import { Button, TextField } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { AreaCodeField } from './area-code-field.tsx';
import { rememberPhone } from './flow-cookies.ts';
import { StepFrame } from './step-frame.tsx';
import { type StepProps, useStepError } from './step-props.ts';

/** Asks for the number. */
export function PhoneStep({ signIn, state }: StepProps) {
  const t = useTranslations('accounts');
  const { account, areaCode, error } = state.flow;
  const { beside, onTop } = useStepError(error, ['phone_', 'email_']);
  const submit = () => {
    rememberPhone(account, areaCode);
    void signIn.submitPhone();
  };
  return (
    <StepFrame heading={t('phoneHeading')} intro={t('phoneIntro')} problem={onTop} onSubmit={submit}>
      <TextField
        data-first
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        label={t('phoneLabel')}
        value={account}
        onChange={(event) => signIn.type({ account: event.target.value })}
        error={beside}
        prefix={<AreaCodeField value={areaCode} onChange={(code) => signIn.type({ areaCode: code })} />}
      />
      <Button kind="primary" size="large" type="submit" isBusy={state.isBusy}>
        {t('continue')}
      </Button>
    </StepFrame>
  );
}
