import { codeDigits } from '@inkstone/contracts/accounts';
import { Button, Notice, TextField } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../i18n/page-locale.ts';
import type { Flow } from './flow.ts';
import { shownAccount } from './shown-account.ts';
import { digitsOfCode } from './sign-in.ts';
import { StepFrame } from './step-frame.tsx';
import { type StepProps, useStepError } from './step-props.ts';
import { useCountdown } from './use-countdown.ts';

/** Asks for the code that was sent. Whole messages can be pasted; phones fill it in by themselves. */
export function CodeStep({ signIn, state, isSimulated }: StepProps & { isSimulated: boolean }) {
  const t = useTranslations('accounts');
  const { flow, isBusy } = state;
  const seconds = useCountdown(flow.resendAt);
  const { beside, onTop } = useStepError(flow.error, ['code_']);
  const enter = (text: string) => {
    const code = digitsOfCode(text);
    signIn.type({ code });
    if (code.length === codeDigits && code !== flow.code) void signIn.submitCode();
  };
  return (
    <StepFrame
      heading={t('codeHeading')}
      intro={t('codeIntro', { account: shownAccount(flow) })}
      problem={onTop}
      onBack={() => signIn.goBack()}
      onSubmit={() => void signIn.submitCode()}
    >
      {isSimulated && <SimulatedNotice />}
      <TextField
        data-first
        label={t('codeLabel')}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={flow.code}
        onChange={(event) => enter(event.target.value)}
        error={beside}
        className="text-center text-xl tracking-[0.4em] tabular-nums"
      />
      <Button kind="primary" size="large" type="submit" isBusy={isBusy}>
        {t(submitLabel(flow))}
      </Button>
      <div className="-mx-3">
        <Button
          kind="quiet"
          size="small"
          disabled={seconds > 0 || isBusy}
          onClick={() => void signIn.requestCode()}
        >
          {seconds > 0 ? t('codeResendIn', { seconds }) : t('codeResend')}
        </Button>
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
