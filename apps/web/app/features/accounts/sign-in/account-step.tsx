import type { SocialKind } from '@inkstone/contracts/accounts/social-login';
import { Notice, TextField } from '@inkstone/ui';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { AreaCodeField, type AreaCodeFieldProps } from '../../../shared/account-name/area-code-field.tsx';
import { isEmail } from '../../../shared/account-name/shown-account.ts';
import type { LoginProvider } from '../../../shared/social-login/social-names.ts';
import { SubmitButton } from '../../../shared/submit-button.tsx';
import { rememberAccount } from './flow-cookies.ts';
import { SocialButtons } from './social-buttons.tsx';
import { StepFrame } from './step-frame.tsx';
import { type StepProps, useStepError } from './step-props.ts';

export interface AccountStepProps extends StepProps {
  providers: readonly LoginProvider[];
  countries: AreaCodeFieldProps['countries'];
  /** Why a signed-in user must sign in again. */
  reason: ReactNode;
}

/** Asks for a phone number or an e-mail address, or offers identity providers. */
export function AccountStep({ signIn, state, providers, countries, reason }: AccountStepProps) {
  const t = useTranslations('accounts');
  const { flow, isBusy } = state;
  const { beside, onTop } = useStepError(flow.error, [
    'account_',
    'phone_',
    'email_',
    'area_',
    'sms_country',
  ]);
  const submit = () => {
    rememberAccount(flow);
    void signIn.submitAccount();
  };
  const choose = ({ kind, flow: way }: { kind: SocialKind; flow: LoginProvider['flow'] }) => {
    if (way === 'qr') signIn.showWechatQr();
    else void signIn.startSocial(kind);
  };
  return (
    <StepFrame heading={t('accountHeading')} intro={t('accountIntro')} problem={onTop} onSubmit={submit}>
      {reason && <Notice tone="warn">{reason}</Notice>}
      <TextField
        data-first
        name="username"
        type="text"
        // Accepts a number or an address: the e-mail keyboard has the @ sign, and its digits are one key away.
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        label={t('accountLabel')}
        value={flow.account}
        onChange={(event) => signIn.type({ account: event.target.value })}
        error={beside}
        prefix={
          !isEmail(flow) && (
            <AreaCodeField
              countries={countries}
              value={flow.areaCode}
              onChange={(areaCode) => signIn.type({ areaCode })}
            />
          )
        }
      />
      <SubmitButton kind="primary" size="large" isBusy={isBusy}>
        {t('continue')}
      </SubmitButton>
      <SocialButtons providers={providers} isBusy={isBusy} onChoose={choose} />
    </StepFrame>
  );
}
