import type { VendorAnswer } from '@inkstone/contracts/accounts';

/** A message from the page `/captcha` to the page that embeds it. */
export type FrameMessage =
  | { readonly captcha: 'height'; readonly height: number }
  | ({ readonly captcha: 'answer' } & VendorAnswer);

/** Sends a message to the page that frames this one, which is of the same origin. */
export function postToParent(message: FrameMessage): void {
  if (window.parent !== window) window.parent.postMessage(message, window.location.origin);
}

/** Returns a message of a frame; null unless it comes from that frame and this origin. */
export function readFrameMessage(
  { origin, source, data }: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  expected: { readonly origin: string; readonly source: MessageEventSource | null },
): FrameMessage | null {
  if (origin !== expected.origin || source === null || source !== expected.source) return null;
  if (typeof data !== 'object' || data === null || !('captcha' in data)) return null;
  if (data.captcha === 'height' && 'height' in data && typeof data.height === 'number') {
    return { captcha: 'height', height: data.height };
  }
  const isAnswer = data.captcha === 'answer' && 'token' in data && 'randstr' in data;
  if (!isAnswer || typeof data.token !== 'string' || typeof data.randstr !== 'string') return null;
  return { captcha: 'answer', token: data.token, randstr: data.randstr };
}
