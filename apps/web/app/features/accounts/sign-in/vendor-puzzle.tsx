import type { CodeAction, VendorAnswer } from '@inkstone/contracts/accounts';
import { Button, Notice, Spinner } from '@inkstone/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { readFrameMessage } from '../../../shared/captcha/frame-message.ts';

export interface VendorPuzzleProps {
  puzzleId: string;
  action: CodeAction;
  isBusy: boolean;
  onAnswer: (answer: VendorAnswer) => void;
}

/** Timeout for loading the page of the check, in ms. */
const timeout = 20_000;

/** The check of a CAPTCHA vendor, in a frame. Shows an error when the frame cannot be loaded. */
export function VendorPuzzle({ puzzleId, action, isBusy, onAnswer }: VendorPuzzleProps) {
  const t = useTranslations('accounts');
  const path = useLocalePath();
  const [turn, setTurn] = useState(0);
  const { frame, height, isLate } = useFrame(turn, onAnswer);
  return (
    <div className="relative">
      <iframe
        key={turn}
        ref={frame}
        src={path(`/captcha?puzzle=${puzzleId}&action=${action}`)}
        title={t('captchaFrame')}
        className="w-full rounded-md"
        style={{ height: Math.min(Math.max(height, 72), 600) }}
      />
      <div aria-live="polite">
        {isLate && (
          <Notice tone="bad" className="mt-3">
            {t('captchaFailed')}
          </Notice>
        )}
      </div>
      {isLate && (
        <Button kind="primary" onClick={() => setTurn(turn + 1)} className="mt-3">
          {t('captchaRetry')}
        </Button>
      )}
      {isBusy && (
        <span className="absolute inset-0 flex items-center justify-center bg-[rgb(20_18_15/0.35)] text-white">
          <Spinner />
        </span>
      )}
    </div>
  );
}

/** Handles the messages of the frame. Without any message within the timeout, loading has failed. */
function useFrame(turn: number, onAnswer: VendorPuzzleProps['onAnswer']) {
  const frame = useRef<HTMLIFrameElement>(null);
  const answer = useRef(onAnswer);
  answer.current = onAnswer;
  const [height, setHeight] = useState(0);
  const [isLate, setLate] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each value of `turn` has another frame.
  useEffect(() => {
    setLate(false);
    const timer = setTimeout(() => setLate(true), timeout);
    const take = (event: MessageEvent<unknown>) => {
      const from = { origin: window.location.origin, source: frame.current?.contentWindow ?? null };
      const message = readFrameMessage(event, from);
      if (!message) return;
      clearTimeout(timer);
      setLate(false);
      if (message.captcha === 'height') setHeight(message.height);
      else answer.current({ token: message.token, randstr: message.randstr });
    };
    window.addEventListener('message', take);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', take);
    };
  }, [turn]);
  return { frame, height, isLate };
}
