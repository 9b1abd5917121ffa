import { AppError } from '@inkstone/contracts';
import { sessionRefusals } from '@inkstone/contracts/sessions';
import type { AgreedVersions } from '@inkstone/contracts/terms';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../shell/page-head.tsx';
import type { LoginProvider } from '../../social-login/social-names.ts';
import { useErrorWords } from '../../use-error-words.ts';
import { CurrentStep } from './current-step.tsx';
import { QuietFrame } from './quiet-frame.tsx';
import { useSignIn } from './use-sign-in.ts';
import { useStepHistory } from './use-step-history.ts';

export interface LoginPageProps {
  /** Whether codes appear on /simulator instead of on a phone. */
  isSimulated: boolean;
  /** What must be agreed to now. */
  terms: AgreedVersions;
  providers: readonly LoginProvider[];
  /** Countries whose numbers get codes, by two letters; null for all. */
  smsCountries: readonly string[] | null;
}

/** The way in, one step at a time: account, puzzle, then password or code; or by another house's account. */
export function LoginPage({ terms, ...page }: LoginPageProps) {
  const t = useTranslations('accounts');
  const { signIn, state } = useSignIn(terms);
  const reason = useReason();
  useStepHistory(signIn, state);
  return (
    <QuietFrame>
      <PageHead title={t('pageTitle')} />
      <CurrentStep key={state.flow.step} signIn={signIn} state={state} reason={reason} {...page} />
    </QuietFrame>
  );
}

/** Why the session of somebody who was signed in is over, as the page that led here says. */
function useReason(): string | null {
  const words = useErrorWords();
  const [query] = useSearchParams();
  const code = sessionRefusals.find((each) => each === query.get('why'));
  return code ? words(new AppError(code)) : null;
}
