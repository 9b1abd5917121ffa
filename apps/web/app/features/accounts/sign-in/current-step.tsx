import type { ReactNode } from 'react';
import type { LoginProvider } from '../../../shared/social-login/social-names.ts';
import { AccountStep } from './account-step.tsx';
import { AgreementStep } from './agreement-step.tsx';
import { BindStep } from './bind-step.tsx';
import { CodeStep } from './code-step.tsx';
import { JoinStep } from './join-step.tsx';
import { NewPasswordStep } from './new-password-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { PuzzleStep } from './puzzle-step.tsx';
import type { StepProps } from './step-props.ts';
import { WechatQrStep } from './wechat-qr-step.tsx';

export interface CurrentStepProps extends StepProps {
  /** Whether codes are shown on /simulator instead of being sent. */
  isSimulated: boolean;
  providers: readonly LoginProvider[];
  /** Regions to which codes are sent, as two-letter codes; null for all. */
  smsCountries: readonly string[] | null;
  /** Why a signed-in user must sign in again. */
  reason: ReactNode;
}

/** Renders the current step of the flow. */
export function CurrentStep({ isSimulated, providers, smsCountries, reason, ...props }: CurrentStepProps) {
  switch (props.state.flow.step) {
    case 'account':
      return <AccountStep {...props} providers={providers} countries={smsCountries} reason={reason} />;
    case 'puzzle':
      return <PuzzleStep {...props} />;
    case 'password':
      return <PasswordStep {...props} />;
    case 'agreement':
      return <AgreementStep {...props} />;
    case 'code':
      return <CodeStep {...props} isSimulated={isSimulated} />;
    case 'new_password':
      return <NewPasswordStep {...props} />;
    case 'wechat_qr':
      return <WechatQrStep {...props} />;
    case 'bind':
      return <BindStep {...props} countries={smsCountries} />;
    case 'join':
      return <JoinStep {...props} />;
  }
}
