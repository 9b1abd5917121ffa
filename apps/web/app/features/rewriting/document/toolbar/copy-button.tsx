import { Button } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { useCopy } from '../../../../platform/use-copy.ts';

/** Copies a text that could not be applied. */
export function CopyButton({ text }: { text: string }) {
  const t = useTranslations('rewrite');
  const copy = useCopy(t('copied'));
  return (
    <Button size="small" onClick={() => void copy(text)}>
      {t('copy')}
    </Button>
  );
}
