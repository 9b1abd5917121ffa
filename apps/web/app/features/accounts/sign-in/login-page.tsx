import { AppError } from '@inkstone/contracts';
import { sessionRefusals } from '@inkstone/contracts/accounts/sessions';
import type { AgreedVersions } from '@inkstone/contracts/site/terms';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { LoginProvider } from '../../../shared/social-login/social-names.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { CurrentStep } from './current-step.tsx';
import { SingleFormFrame } from './single-form-frame.tsx';
import { useRefusal } from './use-refusal.tsx';
import { useSignIn } from './use-sign-in.ts';
import { useStepHistory } from './use-step-history.ts';

export interface LoginPageProps {
  /** Whether codes are shown on /simulator instead of being sent. */
  isSimulated: boolean;
  /** The current terms that require consent. */
  terms: AgreedVersions;
  providers: readonly LoginProvider[];
  /** Regions to which codes are sent, as two-letter codes; null for all. */
  smsCountries: readonly string[] | null;
}

/** The sign-in flow, one step at a time: account, puzzle, then password or code; or a social login. */
export function LoginPage({ terms, ...page }: LoginPageProps) {
  const t = useTranslations('accounts');
  const { signIn, state } = useSignIn(terms);
  const reason = useReason();
  useStepHistory(signIn, state);
  return (
    <SingleFormFrame>
      <PageHead title={t('pageTitle')} />
      <CurrentStep key={state.flow.step} signIn={signIn} state={state} reason={reason} {...page} />
    </SingleFormFrame>
  );
}

/** Why the session has ended, from the query parameter of the redirect. */
function useReason(): ReactNode {
  const explain = useRefusal();
  const [query] = useSearchParams();
  const code = sessionRefusals.find((each) => each === query.get('why'));
  return code ? explain(new AppError(code)) : null;
}
