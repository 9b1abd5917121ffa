import { AppError } from '@inkstone/contracts';
import {
  agreedDocuments,
  type ConsentsView,
  giveConsent,
  listConsents,
} from '@inkstone/contracts/site/terms';
import { Button, Dialog, showToast } from '@inkstone/ui';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { call, quietCall } from '../../../platform/call.ts';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { tabValues } from '../../../platform/stored-values.ts';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { useSession } from '../../../session/session.tsx';
import { TermsLink } from '../../../shell/terms-link.tsx';

/**
 * Requests a signed-in user's consent to new versions of the terms, in a dialog over the page, which continues to save. If
 * postponed, it is shown again on the next visit.
 */
export function ConsentRequest() {
  const { profile } = useSession();
  return profile && <Request key={profile.id} accountId={profile.id} />;
}

function Request({ accountId }: { accountId: string }) {
  const t = useTranslations('terms');
  const common = useTranslations('common');
  const words = useErrorText();
  const path = useLocalePath();
  const { outstanding, setOutstanding } = useOutstanding(accountId);
  const [isBusy, setBusy] = useState(false);
  const names = agreedDocuments.filter((document) => outstanding[document] !== undefined);

  const putOff = () => {
    tabValues.set(putOffKey, accountId);
    setOutstanding({});
  };
  const agree = async () => {
    setBusy(true);
    try {
      setOutstanding((await call(giveConsent, { agreedVersions: outstanding })).outstanding);
    } catch (error) {
      showToast.error(words(error));
      const isNewer = error instanceof AppError && error.code === 'terms_changed';
      if (isNewer) setOutstanding(await fetchOutstanding());
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      isOpen={names.length > 0}
      onOpenChange={putOff}
      title={t('changedTitle')}
      description={t('changedText')}
      closeLabel={t('later')}
      actions={
        <>
          <Button onClick={putOff}>{t('later')}</Button>
          <Button kind="primary" isBusy={isBusy} onClick={() => void agree()}>
            {t('agree')}
          </Button>
        </>
      }
    >
      <ul className="space-y-2">
        {names.map((document) => (
          <li key={document}>
            <TermsLink document={document} className="font-medium underline underline-offset-4">
              {common(`termsNames.${document}`)}
            </TermsLink>{' '}
            <span className="text-sm text-faint">{outstanding[document]}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-soft">
        {t.rich('changedLeave', {
          account: (name) => (
            <Link to={path('/app/account')} onClick={putOff} className="underline underline-offset-4">
              {name}
            </Link>
          ),
        })}
      </p>
    </Dialog>
  );
}

const putOffKey = 'terms-put-off';

function useOutstanding(accountId: string) {
  const [outstanding, setOutstanding] = useState<ConsentsView['outstanding']>({});
  useEffect(() => {
    if (tabValues.get(putOffKey) === accountId) return;
    let isUnmounted = false;
    // A failed request shows nothing, because users who are offline must not be disturbed.
    fetchOutstanding().then(
      (found) => isUnmounted || setOutstanding(found),
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, [accountId]);
  return { outstanding, setOutstanding };
}

async function fetchOutstanding(): Promise<ConsentsView['outstanding']> {
  return (await quietCall(listConsents, {})).outstanding;
}
