import { Checkbox } from '@inkstone/ui';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { TermsLink } from '../../../shell/terms-link.tsx';

export interface AgreementBoxProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  error: string | null;
}

const linkClass = 'text-ink underline underline-offset-4';

/** Consent to the terms, which open in a dialog. */
export function AgreementBox({ isChecked, onChange, error }: AgreementBoxProps) {
  const t = useTranslations('accounts');
  const linkTo = (document: 'terms' | 'privacy') => (name: ReactNode) => (
    <TermsLink document={document} className={linkClass}>
      {name}
    </TermsLink>
  );
  return (
    <Checkbox
      label={t.rich('agreement', { terms: linkTo('terms'), privacy: linkTo('privacy') })}
      checked={isChecked}
      onChange={(event) => onChange(event.target.checked)}
      error={error}
    />
  );
}
