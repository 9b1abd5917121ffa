import { useTranslations } from 'use-intl';
import { PageHead } from '../../shell/page-head.tsx';
import { AgreementStep } from './agreement-step.tsx';
import { CodeStep } from './code-step.tsx';
import { NewPasswordStep } from './new-password-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { PhoneStep } from './phone-step.tsx';
import { PuzzleStep } from './puzzle-step.tsx';
import { QuietFrame } from './quiet-frame.tsx';
import type { StepProps } from './step-props.ts';
import { useSignIn } from './use-sign-in.ts';

export interface LoginPageProps {
  /** Whether codes appear on /simulator instead of on a phone. */
  isSimulated: boolean;
}

/** The way in, one step at a time: number, puzzle, then password or code. */
export function LoginPage({ isSimulated }: LoginPageProps) {
  const t = useTranslations('accounts');
  const { signIn, state } = useSignIn();
  return (
    <QuietFrame>
      <PageHead title={t('pageTitle')} />
      <CurrentStep key={state.flow.step} signIn={signIn} state={state} isSimulated={isSimulated} />
    </QuietFrame>
  );
}

function CurrentStep({ isSimulated, ...props }: StepProps & LoginPageProps) {
  switch (props.state.flow.step) {
    case 'phone':
      return <PhoneStep {...props} />;
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
  }
}
