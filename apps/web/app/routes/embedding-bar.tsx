import { Button } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { type EmbeddedView, useEmbedder } from '../shared/embedding/embedding-scope.tsx';

/** Shown above a page that another site embeds: its links are sent to that site, which decides how to open them. */
export function EmbeddingBar({ view }: { view: EmbeddedView }) {
  const t = useTranslations('upgrade');
  const common = useTranslations('common');
  const embedder = useEmbedder();
  if (!embedder) return null;
  const { send, close } = embedder;
  return (
    <p className="flex flex-wrap justify-end gap-2 px-4 pt-4">
      {view === 'upgrade' && (
        <Button kind="quiet" onClick={() => send('compare_vip')}>
          {t('compare')}
        </Button>
      )}
      <Button kind="quiet" onClick={() => send('help_center')}>
        {t('help')}
      </Button>
      <Button kind="quiet" onClick={() => send('contact_us')}>
        {t('contact')}
      </Button>
      <Button onClick={close}>{common('close')}</Button>
    </p>
  );
}
