import type { SocialOutcome, SocialPurpose } from '@inkstone/contracts/accounts/social-login';
import { newWechatQrV2, type QrState, wechatQrStatusV2 } from '@inkstone/contracts/accounts/wechat-qr';
import { useEffect, useRef, useState } from 'react';
import { call, quietCall, refusalOf } from '../../platform/call.ts';

/** A QR code shown on the screen. */
export interface ShownQr {
  readonly url: string;
  readonly state: QrState;
  /** Whether its state is final, so that a new code is needed. */
  readonly isOver: boolean;
  /** Whether it leads to the simulated phone of this site. */
  readonly isSimulated: boolean;
}

/** Polling interval in ms: longer than the minimum that the server requires, so that an early timer does not violate it. */
const pollInterval = 2000;
const over: readonly QrState[] = ['consumed', 'refused', 'expired'];

export interface WechatQrUse {
  /** The purpose: signing in (again), or linking WeChat to the signed-in account. */
  purpose: SocialPurpose;
  /** The redirect target afterwards: a path of this site, or '' for the default of the page. */
  next: string;
  /** Returns proofs of ownership for linking; each QR code uses up one. */
  proof?: string;
  onOutcome: (outcome: SocialOutcome) => void;
}

/** Creates a QR code and polls its state until it is confirmed or has expired. */
export function useWechatQr({ purpose, next, proof = '', onOutcome }: WechatQrUse) {
  const [round, setRound] = useState(0);
  const [qr, setQr] = useState<ShownQr | null>(null);
  const [error, setError] = useState<unknown>(null);
  const latest = useRef(onOutcome);
  useEffect(() => {
    latest.current = onOutcome;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each value of `round` is a new code.
  useEffect(() => {
    const stopper = new AbortController();
    watch({ purpose, next, proof }, stopper.signal, setQr)
      .then((outcome) => outcome && latest.current(outcome))
      .catch((failure) => {
        if (!stopper.signal.aborted) setError(failure);
      });
    return () => stopper.abort();
  }, [purpose, next, proof, round]);

  const renew = () => {
    setQr(null);
    setError(null);
    setRound(round + 1);
  };
  return { qr, error, renew };
}

async function watch(
  wanted: Pick<WechatQrUse, 'purpose' | 'next' | 'proof'>,
  signal: AbortSignal,
  show: (qr: ShownQr) => void,
): Promise<SocialOutcome | null> {
  // If the component is unmounted immediately, no code must be requested, because a proof is valid for one code only.
  await pause(0, signal);
  if (signal.aborted) return null;
  const { ticket, qr_url: url } = await call(newWechatQrV2, wanted);
  const isSimulated = url.startsWith(`${location.origin}/`);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  let state: QrState = 'created';
  while (!signal.aborted) {
    show({ url, state, isOver: over.includes(state), isSimulated });
    if (over.includes(state)) return null;
    await pause(pollInterval, signal);
    if (signal.aborted) return null;
    try {
      const seen = await quietCall(wechatQrStatusV2, { ticket, timeZone });
      if (seen.result) return seen.result;
      state = seen.state;
    } catch (error) {
      // A single network error does not stop polling.
      if (!passing.has(refusalOf(error).code)) throw error;
    }
  }
  return null;
}

const passing = new Set(['network_error', 'unstable_network', 'too_many_requests', 'service_unavailable']);

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
