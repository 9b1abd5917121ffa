import { Checkbox } from '@inkstone/ui';
import { useTranslations } from 'use-intl';

export interface DiagnosticFieldProps {
  /** The data to be sent, or null for none. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** Lets users attach data about their browser after they have seen them. */
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

/** Diagnostic data without personal information; shown to users before they are sent. */
function readDiagnostic(): string {
  const { innerWidth, innerHeight, devicePixelRatio, navigator, document } = globalThis;
  return [
    `Inkstone ${__APP_VERSION__}`,
    navigator.userAgent,
    `${innerWidth}×${innerHeight} @${devicePixelRatio}`,
    `${document.documentElement.lang}, ${navigator.onLine ? 'online' : 'offline'}`,
  ].join('\n');
}
