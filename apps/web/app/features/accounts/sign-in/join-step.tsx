import { Button } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { shownAccount } from '../../../shared/account-name/shown-account.ts';
import { useSocialNames } from '../../../shared/social-login/social-names.ts';
import { StepFrame } from './step-frame.tsx';
import { type StepProps, useStepError } from './step-props.ts';

/** The number already has an account: the user confirms linking the two, or enters another number. */
export function JoinStep({ signIn, state }: StepProps) {
  const t = useTranslations('accounts');
  const names = useSocialNames();
  const { flow, isBusy } = state;
  const { onTop } = useStepError(flow.error, []);
  if (!flow.prompt) return null;
  const values = { phone: shownAccount(flow), provider: names[flow.prompt.kind] };
  return (
    <StepFrame
      heading={t('joinHeading')}
      intro={t('joinIntro', values)}
      problem={onTop}
      onBack={() => signIn.goBack()}
      onSubmit={() => void signIn.joinAccount()}
    >
      <Button data-first kind="primary" size="large" type="submit" isBusy={isBusy}>
        {t('joinAccount')}
      </Button>
      <Button disabled={isBusy} onClick={() => signIn.goBack()}>
        {t('joinOther')}
      </Button>
    </StepFrame>
  );
}
