import type { CodeAction, WidgetView } from '@inkstone/contracts/accounts';
import { Button, classNames, Notice, Spinner } from '@inkstone/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePageLocale } from '../../../platform/i18n/page-locale.ts';
import { currentTheme } from '../../../platform/theme.ts';
import { postToParent } from '../../../shared/captcha/frame-message.ts';
import { startCheck } from './start-check.ts';

export interface CaptchaPageProps {
  widget: WidgetView;
  puzzleId: string;
  action: CodeAction;
}

type State = 'loading' | 'shown' | 'closed' | 'failed' | 'done';

/**
 * The only page that runs the script of a CAPTCHA vendor; other pages show it in a frame and receive the
 * answer. Shows an error when the check cannot be loaded.
 */
export function CaptchaPage(props: CaptchaPageProps) {
  const t = useTranslations('accounts');
  const { state, host, restart } = useCheck(props);
  const page = useReportedHeight();
  // Tencent opens a window inside this page, which requires a minimum height.
  const isTall = props.widget.vendor !== 'turnstile' && state === 'shown';
  return (
    <div ref={page} className="p-0.5">
      {/* The embedding page has this colour behind the frame. */}
      <div className="fixed inset-0 -z-10 bg-raised" />
      <div aria-live="polite">
        {state === 'loading' && (
          <p className="flex min-h-16 items-center gap-3 text-sm text-soft">
            <Spinner />
            {t('captchaLoading')}
          </p>
        )}
        {state === 'done' && <p className="text-sm text-soft">{t('captchaDone')}</p>}
        {state === 'failed' && <Notice tone="bad">{t('captchaFailed')}</Notice>}
      </div>
      {(state === 'failed' || state === 'closed') && (
        <Button kind="primary" onClick={restart} className="mt-3">
          {t(state === 'failed' ? 'captchaRetry' : 'captchaOpen')}
        </Button>
      )}
      <div
        ref={host}
        className={classNames(isTall && 'min-h-104', (state === 'failed' || state === 'done') && 'hidden')}
      />
    </div>
  );
}

/** Runs the check; `restart` starts another one, and loads the script again if it is missing. */
function useCheck({ widget, puzzleId, action }: CaptchaPageProps) {
  const locale = usePageLocale();
  const [turn, setTurn] = useState(0);
  const [state, setState] = useState<State>('loading');
  const host = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each value of `turn` starts another check.
  useEffect(() => {
    const element = document.createElement('div');
    host.current?.replaceChildren(element);
    const abort = new AbortController();
    const set = (next: State) => !abort.signal.aborted && setState(next);
    set('loading');
    const theme = currentTheme() ?? 'auto';
    const events = {
      onShown: () => set('shown'),
      onClosed: () => set('closed'),
      onFailed: () => set('failed'),
      onAnswer: (answer: { token: string; randstr: string }) => {
        if (abort.signal.aborted) return;
        set('done');
        postToParent({ captcha: 'answer', ...answer });
      },
    };
    startCheck({ widget, puzzleId, action, locale, theme, host: element }, events, abort.signal).catch(
      events.onFailed,
    );
    return () => abort.abort();
  }, [turn, widget, puzzleId, action, locale]);
  return { state, host, restart: () => setTurn(turn + 1) };
}

/** Reports the height of the page to the embedding page, initially and at every change. */
function useReportedHeight() {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = page.current;
    if (!element) return;
    const report = () => postToParent({ captcha: 'height', height: Math.ceil(element.scrollHeight) });
    const observer = new ResizeObserver(report);
    observer.observe(element);
    report();
    return () => observer.disconnect();
  }, []);
  return page;
}
