import { buttonClass } from '@inkstone/ui/plain';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useFormValidation } from '../../../shared/use-form-validation.ts';
import type { PageRefusal, ReportLimits } from './file-share.ts';
import { useRefusalText } from './use-refusal-text.ts';

export interface ReportFormProps {
  limits: ReportLimits;
  isReported: boolean;
  refused: PageRefusal | null;
}

const fieldClass =
  'w-full rounded-md border border-edge bg-raised px-3 text-base text-ink aria-invalid:border-bad';
const errorClass = 'text-sm font-normal text-bad empty:hidden';

/** Reports the document to the operator; works without scripts. */
export function ReportForm({ limits, isReported, refused }: ReportFormProps) {
  const t = useTranslations('sharing');
  if (isReported) {
    return (
      <p role="status" className="flex min-h-8 items-center text-good">
        {t('reported')}
      </p>
    );
  }
  return (
    <details className="group open:w-full" open={refused?.code === 'invalid_request' || undefined}>
      <summary className="flex min-h-8 cursor-pointer list-none items-center rounded-md hover:text-ink [&::-webkit-details-marker]:hidden">
        {t('report')}
      </summary>
      <ReportFields limits={limits} refused={refused} />
    </details>
  );
}

function ReportFields({ limits, refused }: Omit<ReportFormProps, 'isReported'>) {
  const t = useTranslations('sharing');
  const errors = useTranslations('errors');
  const words = useRefusalText();
  const { form, isWrong } = useFormValidation();
  const id = useId();
  return (
    <form {...form} method="post" className="mt-4 flex max-w-md flex-col gap-4 text-ink">
      <input type="hidden" name="intent" value="report" />
      <fieldset aria-describedby={`${id}-reason`}>
        <legend className="mb-1.5 font-medium">{t('reason')}</legend>
        {limits.reasons.map((reason) => (
          <label key={reason} className="flex min-h-9 cursor-pointer items-center gap-2.5">
            <input type="radio" name="reason" value={reason} required className="size-4.5" />
            {t(`reason_${reason}`)}
          </label>
        ))}
        <p id={`${id}-reason`} aria-live="polite" className={errorClass}>
          {isWrong('reason') && t('reasonRequired')}
        </p>
      </fieldset>
      <label htmlFor={`${id}-text`} className="flex flex-col gap-1.5 font-medium">
        {t('details')}
        <textarea
          id={`${id}-text`}
          name="text"
          rows={3}
          maxLength={limits.text}
          className={`${fieldClass} py-2.5 font-normal`}
        />
      </label>
      <label htmlFor={`${id}-email`} className="flex flex-col gap-1.5 font-medium">
        {t('email')}
        <input
          id={`${id}-email`}
          name="email"
          type="email"
          maxLength={200}
          autoComplete="email"
          aria-invalid={isWrong('email') || undefined}
          aria-describedby={`${id}-email-error`}
          className={`${fieldClass} h-11 font-normal`}
        />
        <span id={`${id}-email-error`} aria-live="polite" className={errorClass}>
          {isWrong('email') && errors('email_invalid')}
        </span>
      </label>
      {refused?.code === 'invalid_request' && (
        <p role="alert" className="text-bad">
          {words(refused)}
        </p>
      )}
      <div>
        <button type="submit" className={buttonClass('secondary')}>
          {t('sendReport')}
        </button>
      </div>
    </form>
  );
}
