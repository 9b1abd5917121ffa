import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../i18n/page-locale.ts';
import { PageHead } from '../../shell/page-head.tsx';
import type { FrameState } from './find-answer.ts';

/**
 * In a hidden frame of another domain: tells it who is signed in. At the top: the end of a way to the first domain and
 * back. Whoever opens it by hand reads what it is for.
 */
export function IframeAuthPage(state: FrameState) {
  const t = useTranslations('common');
  const path = useLocalePath();
  const [isCarrying, setCarrying] = useState(true);
  const { origin, isSignedIn, isBlocked, hasRawTokens } = state;

  useEffect(() => {
    const isFramed = window.parent !== window;
    if (isFramed && origin === null) return;
    const listener = new AbortController();
    const begin = async () => {
      if (isFramed && origin !== null) {
        const [{ answerParent }, { findAnswer }] = await loadFrameSide();
        if (listener.signal.aborted) return;
        const known = { origin, isSignedIn, isBlocked, hasRawTokens };
        const answer = answerParent(window.parent, origin, (question) => findAnswer(known, origin, question));
        addEventListener('message', (heard) => void answer(heard), { signal: listener.signal });
        return;
      }
      const { comeBack } = await import('./take-over.ts');
      const back = await comeBack();
      if (back === null) setCarrying(false);
      else location.replace(back.place);
    };
    void begin();
    return () => listener.abort();
  }, [origin, isSignedIn, isBlocked, hasRawTokens]);

  return (
    <main id="content" className="mx-auto max-w-md px-4 py-16 text-center">
      <PageHead title={t('handoverTitle')} />
      <h1 className="text-xl font-medium">{t('handoverTitle')}</h1>
      <p className="mt-3 text-soft" aria-live="polite">
        {t(isCarrying ? 'handoverCarrying' : 'handoverPurpose')}
      </p>
      {!isCarrying && (
        <a className="mt-6 inline-block underline" href={path('/')}>
          {t('backHome')}
        </a>
      )}
    </main>
  );
}

const loadFrameSide = () => Promise.all([import('./answer-parent.ts'), import('./find-answer.ts')]);
