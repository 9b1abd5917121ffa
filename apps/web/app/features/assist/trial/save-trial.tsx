import { Button, Card } from '@inkstone/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { useSession } from '../../../session/session.tsx';
import { removeTrial } from '../../../shared/trial-text/stored-trial.ts';
import { type TrialBody, titleOfTrial } from './trial-body.ts';

/** Saves the text as a document of the signed-in user. */
export function SaveTrial({ body }: { body: TrialBody }) {
  const t = useTranslations('trial');
  const words = useErrorText();
  const path = useLocalePath();
  const navigate = useNavigate();
  const { profile } = useSession();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  async function save(accountId: string): Promise<void> {
    setBusy(true);
    setError(null);
    try {
      const { addFilledDocument } = await import('../../../shared/trial-text/add-filled-document.ts');
      const { documentId, page } = body;
      const filled = { id: documentId, title: titleOfTrial(body), update: page.encode() };
      const id = await addFilledDocument(accountId, filled);
      removeTrial(documentId);
      await navigate(path(`/app/write/${id}`));
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card>
      <h2 className="font-serif text-lg font-semibold">{t('saveTitle')}</h2>
      <p className="mt-1 text-sm text-soft">{t('saveText')}</p>
      <div role="status">{error !== null && <p className="mt-2 text-sm text-bad">{words(error)}</p>}</div>
      <Button
        kind="primary"
        className="mt-3"
        isBusy={isBusy}
        disabled={profile === null}
        onClick={() => profile && void save(profile.id)}
      >
        {t('save')}
      </Button>
    </Card>
  );
}
