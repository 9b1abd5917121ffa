import { Button, showToast } from '@inkstone/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { newDocumentId } from '../../../offline/begin-document.ts';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { useSession } from '../../../session/session.tsx';

/** Creates and opens a short sample document with many mistakes, for users without documents. */
export function SampleButton() {
  const t = useTranslations('trial');
  const words = useErrorText();
  const path = useLocalePath();
  const navigate = useNavigate();
  const { profile } = useSession();
  const [isBusy, setBusy] = useState(false);

  async function make(accountId: string): Promise<void> {
    setBusy(true);
    try {
      const [{ addFilledDocument }, { updateOfText }] = await Promise.all([
        import('../../../shared/trial-text/add-filled-document.ts'),
        import('@inkstone/editor/collab'),
      ]);
      const filled = { id: newDocumentId(), title: t('sampleTitle'), update: updateOfText(t('sampleText')) };
      await navigate(path(`/app/write/${await addFilledDocument(accountId, filled)}`));
    } catch (error) {
      showToast.error(words(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button isBusy={isBusy} disabled={profile === null} onClick={() => profile && void make(profile.id)}>
      {t('makeSample')}
    </Button>
  );
}
