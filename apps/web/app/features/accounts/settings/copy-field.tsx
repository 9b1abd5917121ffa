import { Button, CopyIcon } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { useCopy } from '../../../platform/use-copy.ts';

/** A text to copy: it can be selected, and a button copies all of it. */
export function CopyField({ what, text }: { what: string; text: string }) {
  const t = useTranslations('settings');
  const copy = useCopy(t('copied'));
  return (
    <div className="flex items-center gap-2">
      <code className="flex min-h-10 min-w-0 grow items-center rounded-md bg-sunken px-3 py-1.5 text-sm break-all select-all">
        {text}
      </code>
      <Button onClick={() => void copy(text)} aria-label={t('copyOf', { what })}>
        <CopyIcon size={18} />
        <span className="max-sm:sr-only">{t('copy')}</span>
      </Button>
    </div>
  );
}
