import { Button, Notice } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { shownAccount } from '../../../shared/account-name/shown-account.ts';
import { CodeField } from '../../../shared/codes/code-field.tsx';
import { ResendButton } from '../../../shared/codes/resend-button.tsx';
import type { Flow } from './flow.ts';
import { StepFrame } from './step-frame.tsx';
import { type StepProps, useStepError } from './step-props.ts';

/** Asks for the code that was sent; can send another one. */
export function CodeStep({ signIn, state, isSimulated }: StepProps & { isSimulated: boolean }) {
  const t = useTranslations('accounts');
  const { flow, isBusy } = state;
  const { beside, onTop } = useStepError(flow.error, ['code_']);
  return (
    <StepFrame
      heading={t('codeHeading')}
      intro={t('codeIntro', { account: shownAccount(flow) })}
      problem={onTop}
      onBack={() => signIn.goBack()}
      onSubmit={() => void signIn.submitCode()}
    >
      {isSimulated && <SimulatedNotice />}
      <CodeField
        data-first
        label={t('codeLabel')}
        code={flow.code}
        onCode={(code) => signIn.type({ code })}
        onWhole={() => void signIn.submitCode()}
        error={beside}
      />
      <Button kind="primary" size="large" type="submit" isBusy={isBusy}>
        {t(submitLabel(flow))}
      </Button>
      <div>
        <ResendButton resendAt={flow.resendAt} isBusy={isBusy} onResend={() => void signIn.requestCode()} />
      </div>
    </StepFrame>
  );
}

function submitLabel({ action, isNew }: Flow) {
  if (action === 'sign_in') return isNew ? 'create' : 'signIn';
  return 'continue';
}

function SimulatedNotice() {
  const t = useTranslations('accounts');
  const path = useLocalePath();
  return (
    <Notice tone="note">
      {t('codeSimulated')}{' '}
      <a href={path('/simulator')} target="_blank" rel="noreferrer" className="underline underline-offset-4">
        {t('codeSimulatedLink')}
      </a>
    </Notice>
  );
}
