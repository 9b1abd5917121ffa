import { iframeAuthPath } from '@inkstone/contracts/handover';
import { type Question, readReply } from './messages.ts';

/** After the frame has loaded it gets so much time to listen, in ms (spec, 9). */
export const waitMs = 300;
/** The frame is removed after so long, whatever has become of it, in ms (spec, 9). */
export const removedAfterMs = 20_000;

/** What a page has found out. `silent`: nothing was heard in time, or the frame could not be shown. */
export type Found =
  | { readonly outcome: 'code'; readonly code: string }
  | { readonly outcome: 'signed_out' | 'blocked' | 'refused' | 'silent' };

/** A frame in the page: `post` reaches it, and nothing else, while it shows the origin that it was made for. */
export interface ShownFrame {
  post(question: Question): void;
  remove(): void;
}

/** Shows a hidden frame. `told` hears what that frame says, at that origin, and nobody else. */
export type ShowFrame = (
  address: URL,
  on: { readonly loaded: () => void; readonly told: (data: unknown) => void },
) => ShownFrame;

/** Asks the operator's first domain who is signed in there. */
export function askPrimary(
  show: ShowFrame,
  asked: { readonly primary: string; readonly here: string; readonly challenge: string },
): Promise<Found> {
  const { primary, here, challenge } = asked;
  return new Promise((resolve) => {
    const timers: ReturnType<typeof setTimeout>[] = [];
    const ask = () => frame.post({ type: 'get_token', challenge });
    const finish = (found: Found) => {
      for (const timer of timers) clearTimeout(timer);
      frame.remove();
      resolve(found);
    };
    const frame = show(addressOf(primary, here), {
      loaded: () => void timers.push(setTimeout(ask, waitMs)),
      told: (data) => {
        const reply = readReply(data);
        if (reply?.type === 'loaded') ask();
        else if (reply) finish(reply);
      },
    });
    timers.push(setTimeout(() => finish({ outcome: 'silent' }), removedAfterMs));
  });
}

/** The page that carries sign-ins over, as asked by a page of `here`; with a challenge it sends the browser back. */
export function addressOf(primary: string, here: string, challenge?: string): URL {
  const address = new URL(iframeAuthPath, primary);
  address.searchParams.set('origin', here);
  if (challenge !== undefined) address.searchParams.set('challenge', challenge);
  return address;
}
