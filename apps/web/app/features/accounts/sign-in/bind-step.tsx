import { Button, TextField } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { AreaCodeField, type AreaCodeFieldProps } from '../../../shared/account-name/area-code-field.tsx';
import { useSocialNames } from '../../../shared/social-login/social-names.ts';
import { AgreementBox } from './agreement-box.tsx';
import { StepFrame } from './step-frame.tsx';
import { type StepProps, useStepError } from './step-props.ts';

export interface BindStepProps extends StepProps {
  countries: AreaCodeFieldProps['countries'];
}

/** After the first social login: asks for a phone number, so that the account can be recovered. */
export function BindStep({ signIn, state, countries }: BindStepProps) {
  const t = useTranslations('accounts');
  const names = useSocialNames();
  const { flow, isBusy } = state;
  const { prompt } = flow;
  const number = useStepError(flow.error, ['phone_', 'account_', 'area_', 'sms_country']);
  const terms = useStepError(flow.error, ['terms_']);
  if (!prompt) return null;
  const provider = names[prompt.kind];
  return (
    <StepFrame
      heading={t('bindHeading')}
      intro={
        prompt.shownName === null
          ? t('bindIntro', { provider })
          : t('bindIntroNamed', { provider, name: prompt.shownName })
      }
      problem={number.beside || terms.beside ? null : number.onTop}
      onBack={() => signIn.goBack()}
      onSubmit={() => void signIn.submitBinding()}
    >
      <TextField
        data-first
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        label={t('phoneLabel')}
        value={flow.account}
        onChange={(event) => signIn.type({ account: event.target.value })}
        error={number.beside}
        prefix={
          <AreaCodeField
            countries={countries}
            value={flow.areaCode}
            onChange={(areaCode) => signIn.type({ areaCode })}
          />
        }
      />
      <AgreementBox
        isChecked={flow.agreesToTerms}
        onChange={(agreesToTerms) => signIn.type({ agreesToTerms })}
        error={terms.beside}
      />
      <Button kind="primary" size="large" type="submit" isBusy={isBusy}>
        {t('sendCode')}
      </Button>
      {prompt.phone === 'optional' && (
        <Button kind="quiet" disabled={isBusy} onClick={() => void signIn.skipBinding()}>
          {t('bindSkip')}
        </Button>
      )}
    </StepFrame>
  );
}
