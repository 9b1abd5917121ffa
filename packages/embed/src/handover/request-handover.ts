import { type Question, readReply } from './messages.ts';

/** The page of the primary domain that answers. */
const handoverPath = '/iframeAuth';

/** Time for the frame to start listening after it has loaded, in ms (spec, 9). */
export const waitMs = 300;
/** Time after which the frame is removed in any case, in ms (spec, 9). */
export const removedAfterMs = 20_000;

/** The result of the request. `silent`: no reply in time, or the frame could not be shown. */
export type HandoverResult =
  | { readonly outcome: 'code'; readonly code: string }
  | { readonly outcome: 'signed_out' | 'blocked' | 'refused' | 'silent' };

/** A frame in the page: `post` sends a message to it only while it shows the origin it was created for. */
export interface ShownFrame {
  post(question: Question): void;
  remove(): void;
}

/** Shows a hidden frame. `received` gets messages from that frame and origin only. */
export type ShowFrame = (
  address: URL,
  on: { readonly loaded: () => void; readonly received: (data: unknown) => void },
) => ShownFrame;

/** Asks the operator's primary domain which user is signed in there. */
export function requestHandover(
  show: ShowFrame,
  requested: { readonly primary: string; readonly here: string; readonly challenge: string },
): Promise<HandoverResult> {
  const { primary, here, challenge } = requested;
  return new Promise((resolve) => {
    const timers: ReturnType<typeof setTimeout>[] = [];
    const requestToken = () => frame.post({ type: 'get_token', challenge });
    const finish = (found: HandoverResult) => {
      for (const timer of timers) clearTimeout(timer);
      frame.remove();
      resolve(found);
    };
    const frame = show(addressOf(primary, here), {
      loaded: () => void timers.push(setTimeout(requestToken, waitMs)),
      received: (data) => {
        const reply = readReply(data);
        if (reply?.type === 'loaded') requestToken();
        else if (reply) finish(reply);
      },
    });
    timers.push(setTimeout(() => finish({ outcome: 'silent' }), removedAfterMs));
  });
}

/** Returns the URL of the handover page for a page of `here`; with a challenge it redirects the browser back. */
export function addressOf(primary: string, here: string, challenge?: string): URL {
  const address = new URL(handoverPath, primary);
  address.searchParams.set('origin', here);
  if (challenge !== undefined) address.searchParams.set('challenge', challenge);
  return address;
}
