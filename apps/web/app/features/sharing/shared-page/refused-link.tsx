import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useFormValidation } from '../../../shared/use-form-validation.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import type { PageRefusal } from './file-share.ts';
import { refusalHeading } from './refusal-heading.ts';
import { SubmitButton } from './share-frame.tsx';
import { useRefusalText } from './use-refusal-text.ts';

/** Explains why a link cannot be opened, with the possible actions. */
export function RefusedLink({ why, refused }: { why: PageRefusal; refused: PageRefusal | null }) {
  const t = useTranslations('sharing');
  const words = useRefusalText();
  const key = refusalHeading(why.code);
  const heading = t(key);
  const isOver = key === 'closedTitle' || key === 'expiredTitle';
  return (
    <div className="mx-auto max-w-md pt-[12dvh]">
      <PageHead title={heading} />
      <h1 className="stroke font-serif text-2xl font-semibold">{heading}</h1>
      <p className="mt-4 text-soft">{words(why)}</p>
      {isOver && <p className="mt-2 text-soft">{t('askAgain')}</p>}
      {why.code === 'share_password_required' && <PasswordForm refused={refused} />}
      {why.code === 'share_views_limited' && <OpenForm />}
    </div>
  );
}

function PasswordForm({ refused }: { refused: PageRefusal | null }) {
  const t = useTranslations('sharing');
  const words = useRefusalText();
  const errors = useTranslations('errors');
  const { form, isWrong } = useFormValidation();
  const id = useId();
  const isMissing = isWrong('password');
  const isRequested = refused !== null && refused.code !== 'invalid_request';
  return (
    <form {...form} method="post" className="mt-6 flex flex-col gap-3">
      <input type="hidden" name="intent" value="open" />
      <label htmlFor={id} className="text-sm font-medium">
        {t('password')}
      </label>
      <input
        id={id}
        name="password"
        type="password"
        required
        maxLength={200}
        autoComplete="off"
        aria-invalid={isMissing || isRequested || undefined}
        aria-describedby={`${id}-error`}
        className="h-11 w-full rounded-md border border-edge bg-raised px-3 text-base aria-invalid:border-bad"
      />
      <p
        id={`${id}-error`}
        role={isMissing || isRequested ? 'alert' : undefined}
        className="text-sm text-bad empty:hidden"
      >
        {isMissing ? errors('share_password_required') : isRequested && words(refused)}
      </p>
      <div>
        <SubmitButton>{t('open')}</SubmitButton>
      </div>
    </form>
  );
}

function OpenForm() {
  const t = useTranslations('sharing');
  return (
    <form method="post" className="mt-6">
      <input type="hidden" name="intent" value="open" />
      <SubmitButton>{t('open')}</SubmitButton>
    </form>
  );
}
