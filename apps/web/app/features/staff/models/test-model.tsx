import type { ReplyOf } from '@inkstone/contracts';
import { type ModelChoice, testTextModel } from '@inkstone/contracts/staff/models';
import { Button, Notice } from '@inkstone/ui';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { useErrorText } from '../../../platform/use-error-text.ts';

/** Sends a greeting to the model in the form, and shows the answer and its duration, or the error. */
export function TestModel({ choice }: { choice: ModelChoice | null }) {
  const t = useTranslations('staff-models');
  const format = useFormatter();
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<ReplyOf<typeof testTextModel> | null>(null);
  const [error, setError] = useState('');

  async function test(requested: ModelChoice) {
    setBusy(true);
    setResult(null);
    setError('');
    try {
      setResult(await call(testTextModel, { choice: requested }));
    } catch (cause) {
      setError(errorText(cause));
    } finally {
      setBusy(false);
    }
  }

  const seconds = (ms: number) =>
    format.number(ms / 1000, { style: 'unit', unit: 'second', maximumFractionDigits: 2 });
  return (
    <div className="flex flex-col items-start gap-3">
      <Button isBusy={isBusy} disabled={choice === null} onClick={() => choice && void test(choice)}>
        {t('test')}
      </Button>
      <div role="status" className="w-full empty:hidden">
        {result && (
          <Notice tone="good">
            <p className="wrap-anywhere">{result.answer}</p>
            <p className="mt-1">{t('tested', { time: seconds(result.firstText) })}</p>
            {result.charactersPerSecond !== null && (
              <p>{t('speed', { count: result.charactersPerSecond })}</p>
            )}
          </Notice>
        )}
        {error && <Notice tone="bad">{error}</Notice>}
      </div>
    </div>
  );
}
