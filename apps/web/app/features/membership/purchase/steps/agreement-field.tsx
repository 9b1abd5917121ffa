import { Checkbox } from '@inkstone/ui';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { TermsLink } from '../../../../shell/terms-link.tsx';

export interface AgreementFieldProps {
  readonly isChecked: boolean;
  /** Whether the buyer tried to continue without it. */
  readonly isMissing: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

/** Consent to the terms before paying; never preselected. */
export function AgreementField({ isChecked, isMissing, onChange }: AgreementFieldProps) {
  const t = useTranslations('purchase');
  const errors = useTranslations('errors');
  const link = (name: ReactNode) => (
    <TermsLink document="terms" className="text-ink underline underline-offset-4">
      {name}
    </TermsLink>
  );
  return (
    <Checkbox
      label={t.rich('agreement', { terms: link })}
      checked={isChecked}
      onChange={(event) => onChange(event.target.checked)}
      error={isMissing ? errors('terms_not_agreed') : null}
    />
  );
}
