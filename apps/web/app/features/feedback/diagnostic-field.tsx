import { Checkbox } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { readDiagnostic } from './diagnostic.ts';

export interface DiagnosticFieldProps {
  /** What will be sent, or null for nothing. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** Lets somebody send facts of their browser along, after they have seen them. */
export function DiagnosticField({ value, onChange }: DiagnosticFieldProps) {
  const t = useTranslations('feedback');
  return (
    <div className="flex flex-col gap-2">
      <Checkbox
        label={t('diagnostic')}
        checked={value !== null}
        onChange={(event) => onChange(event.target.checked ? readDiagnostic() : null)}
      />
      {value !== null && (
        <pre className="overflow-x-auto rounded-md border border-line bg-sunken p-3 text-sm whitespace-pre-wrap text-soft">
          {value}
        </pre>
      )}
    </div>
  );
}
