import type { SocialKind } from '@inkstone/contracts/social-login';
import { Button, Notice, TextField } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { AreaCodeField, type AreaCodeFieldProps } from '../../account-name/area-code-field.tsx';
import { isEmail } from '../../account-name/shown-account.ts';
import type { LoginProvider } from '../../social-login/social-names.ts';
import { rememberAccount } from './flow-cookies.ts';
import { SocialButtons } from './social-buttons.tsx';
import { StepFrame } from './step-frame.tsx';
import { type StepProps, useStepError } from './step-props.ts';

export interface AccountStepProps extends StepProps {
  providers: readonly LoginProvider[];
  countries: AreaCodeFieldProps['countries'];
  /** Why somebody who was signed in has to sign in again, in words. */
  reason: string | null;
}

/** Asks for a number or an e-mail address, or leads to another house's account. */
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
        // A number or an address: this keyboard has the digits one key away, and the @ at hand.
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
      <Button kind="primary" size="large" type="submit" isBusy={isBusy}>
        {t('continue')}
      </Button>
      <SocialButtons providers={providers} isBusy={isBusy} onChoose={choose} />
    </StepFrame>
  );
}
