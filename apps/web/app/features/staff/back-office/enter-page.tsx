import { confirmEnrolment, enterFactor, type StaffSelf, startEnrolment } from '@inkstone/contracts/staff';
import { Button, buttonClass, TextField } from '@inkstone/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { call, refusalOf } from '../../../platform/call.ts';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { useProvenAttempt } from '../../../shared/owner-proof.tsx';
import { QrCode } from '../../../shared/qr-code.tsx';
import { SubmitButton } from '../../../shared/submit-button.tsx';
import { AdminFrame } from '../../../shell/admin/admin-frame.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Requests a code of the second factor, or sets up a new one. */
export function EnterPage({ self }: { self: StaffSelf }) {
  const [query] = useSearchParams();
  const isReplacing = self.factor === 'passed' && query.has('replace');
  return self.factor === 'missing' || isReplacing ? <Enrolment /> : <CodeEntry />;
}

/** Returns the back office page that was requested, with its filter and its place in a list. */
function useNext(): string {
  const path = useLocalePath();
  const [query] = useSearchParams();
  const next = query.get('next') ?? '';
  return /^(?:\/[a-z-]{2,5})?\/admin(?:\/[a-z\d-]+)*(?:\?.*)?$/.test(next) ? next : path('/admin');
}

/** The state of a form for one code: its action and its error. */
function useCodeForm(send: (code: string) => Promise<void>) {
  const errorText = useErrorText();
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setError('');
    try {
      await send(code);
    } catch (failure) {
      setCode('');
      setError(errorText(failure));
    } finally {
      setBusy(false);
    }
  };
  return { code, setCode, error, isBusy, submit };
}

interface CodeFormProps {
  label: string;
  hint: ReactNode;
  button: string;
  send: (code: string) => Promise<void>;
}

function CodeForm({ label, hint, button, send }: CodeFormProps) {
  const { code, setCode, error, isBusy, submit } = useCodeForm(send);
  return (
    <form onSubmit={(event) => void submit(event)} className="mt-4 flex max-w-sm flex-col gap-4">
      <TextField
        label={label}
        hint={hint}
        error={error}
        value={code}
        required
        maxLength={100}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => setCode(event.target.value)}
      />
      <SubmitButton kind="primary" isBusy={isBusy} className="self-start">
        {button}
      </SubmitButton>
    </form>
  );
}

function CodeEntry() {
  const t = useTranslations('admin');
  const navigate = useNavigate();
  const next = useNext();
  return (
    <AdminFrame title={t('enterTitle')} hint={t('enterHint')}>
      <CodeForm
        label={t('code')}
        hint={t('codeHint')}
        button={t('enter')}
        send={async (code) => {
          await call(enterFactor, { code });
          await navigate(next);
        }}
      />
    </AdminFrame>
  );
}

interface StartedEnrolment {
  readonly secret: string;
  readonly uri: string;
}

function Enrolment() {
  const t = useTranslations('admin');
  const errorText = useErrorText();
  const next = useNext();
  const [started, setStarted] = useState<StartedEnrolment | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [error, setError] = useState('');
  const [needsCode, setNeedsCode] = useState(false);
  const start = async (proof: string) => {
    setError('');
    setNeedsCode(false);
    try {
      setStarted(await call(startEnrolment, { proof }));
    } catch (failure) {
      const refusal = refusalOf(failure);
      if (proven.isWanted(refusal)) return;
      setNeedsCode(refusal.code === 'fresh_proof_required');
      setError(errorText(refusal));
    }
  };
  const proven = useProvenAttempt('staff_factor', t('enrolTitle'), (proof) => void start(proof));
  return (
    <AdminFrame title={t('enrolTitle')} hint={t('enrolHint')}>
      {!started && (
        <>
          <Button kind="primary" onClick={proven.begin}>
            {t('enrolBegin')}
          </Button>
          <p aria-live="polite" className="mt-3 text-sm text-bad empty:hidden">
            {error}
          </p>
          {needsCode && (
            <CodeForm
              label={t('code')}
              hint={t('freshCodeHint')}
              button={t('confirm')}
              send={async (code) => {
                await call(enterFactor, { code });
                await start('');
              }}
            />
          )}
        </>
      )}
      {started && !codes && (
        <>
          <AppSecret {...started} />
          <CodeForm
            label={t('code')}
            hint={t('firstCodeHint')}
            button={t('confirm')}
            send={async (code) => setCodes((await call(confirmEnrolment, { code })).recoveryCodes)}
          />
        </>
      )}
      {codes && (
        <>
          <RecoveryCodes codes={codes} />
          <p className="mt-6">
            <Link to={next} className={buttonClass('primary')}>
              {t('continue')}
            </Link>
          </p>
        </>
      )}
      {proven.dialog}
    </AdminFrame>
  );
}

/** The secret for an authenticator app, as a QR code and as letters. */
function AppSecret({ secret, uri }: StartedEnrolment) {
  const t = useTranslations('admin');
  return (
    <div className="flex flex-wrap items-start gap-6">
      <QrCode text={uri} label={t('qrLabel')} />
      <div className="min-w-0 max-w-sm text-sm text-soft">
        <p>{t('scanHint')}</p>
        <p className="mt-3">{t('typeSecret')}</p>
        <p className="mt-1 font-mono text-base break-all text-ink select-all" lang="" data-testid="secret">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </p>
      </div>
    </div>
  );
}
