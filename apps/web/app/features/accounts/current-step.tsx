import type { LoginProvider } from '../../social-login/social-names.ts';
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
  /** Whether codes appear on /simulator instead of on a phone. */
  isSimulated: boolean;
  providers: readonly LoginProvider[];
  /** Countries whose numbers get codes, by two letters; null for all. */
  smsCountries: readonly string[] | null;
  /** Why somebody who was signed in has to sign in again, in words. */
  reason: string | null;
}

/** The screen of the step where the flow stands. */
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
