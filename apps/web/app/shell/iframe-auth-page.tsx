import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../platform/i18n/page-locale.ts';
import type { FrameState } from '../session/cross-domain/find-answer.ts';
import { PageHead } from './page-head.tsx';

/**
 * In a hidden frame of another domain: sends that domain a code for the signed-in user. As a top-level page: the end of a
 * redirect to the primary domain. Users who open it directly see an explanation.
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
        addEventListener('message', (received) => void answer(received), { signal: listener.signal });
        return;
      }
      const { finishHandover } = await import('../session/cross-domain/take-over.ts');
      const back = await finishHandover();
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

const loadFrameSide = () =>
  Promise.all([import('@inkstone/embed'), import('../session/cross-domain/find-answer.ts')]);
