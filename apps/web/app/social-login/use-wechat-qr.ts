import type { SocialOutcome, SocialPurpose } from '@inkstone/contracts/social-login';
import { newWechatQrV2, type QrState, wechatQrStatusV2 } from '@inkstone/contracts/wechat-qr';
import { useEffect, useRef, useState } from 'react';
import { call, quietCall, refusalOf } from '../call.ts';

/** A code as it stands on the screen. */
export interface ShownQr {
  readonly url: string;
  readonly state: QrState;
  /** Whether it will not change any more, so that another one is needed. */
  readonly isOver: boolean;
  /** Whether it leads to the simulated phone of this site. */
  readonly isSimulated: boolean;
}

/** Longer than the server asks for, so that a late timer never comes too early. */
const lookEvery = 2000;
const over: readonly QrState[] = ['consumed', 'refused', 'expired'];

export interface WechatQrUse {
  /** Signing in (again), or adding WeChat to the account that is signed in. */
  purpose: SocialPurpose;
  /** Where to go afterwards: a path of this site, or '' for where the page likes. */
  next: string;
  /** That the account is theirs, for adding; each code uses one up. */
  proof?: string;
  onOutcome: (outcome: SocialOutcome) => void;
}

/** Makes a code, and looks how it fares until it is confirmed or over. */
export function useWechatQr({ purpose, next, proof = '', onOutcome }: WechatQrUse) {
  const [round, setRound] = useState(0);
  const [qr, setQr] = useState<ShownQr | null>(null);
  const [error, setError] = useState<unknown>(null);
  const latest = useRef(onOutcome);
  useEffect(() => {
    latest.current = onOutcome;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round is a new code.
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
  // What is stopped at once asks for nothing: a proof is good for one code.
  await pause(0, signal);
  if (signal.aborted) return null;
  const { ticket, qr_url: url } = await call(newWechatQrV2, wanted);
  const isSimulated = url.startsWith(`${location.origin}/`);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  let state: QrState = 'created';
  while (!signal.aborted) {
    show({ url, state, isOver: over.includes(state), isSimulated });
    if (over.includes(state)) return null;
    await pause(lookEvery, signal);
    if (signal.aborted) return null;
    try {
      const seen = await quietCall(wechatQrStatusV2, { ticket, timeZone });
      if (seen.result) return seen.result;
      state = seen.state;
    } catch (error) {
      // A network that fails once in a while is no reason to stop looking.
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
