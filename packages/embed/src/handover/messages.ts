/** A page's request to the frame: for a code, or without a challenge for the tokens, as sent by legacy programs. */
export interface Question {
  readonly type: 'get_token';
  /** SHA-256 of the page's nonce. */
  readonly challenge?: string | undefined;
}

/** The reply. `blocked`: the browser blocks the frame's cookies, so the session is unknown. */
export type Answer = { readonly type: 'handover' } & (
  | { readonly outcome: 'code'; readonly code: string }
  | { readonly outcome: 'signed_out' | 'blocked' | 'refused' }
  | {
      readonly outcome: 'tokens';
      readonly token: string;
      readonly tokenV2: string;
      readonly refreshToken: string;
      readonly refreshTokenV2: string;
    }
);

/** Sent by the frame when it is ready to receive messages. */
export const loaded = { type: 'loaded' } as const;

/** Parses a page's request; null for any other window message. */
export function readQuestion(data: unknown): Question | null {
  const { type, challenge } = fieldsOf(data);
  if (type !== 'get_token') return null;
  if (challenge === undefined) return { type };
  return typeof challenge === 'string' && /^[\w-]{43}$/.test(challenge) ? { type, challenge } : null;
}

/** Parses a message from the frame: ready, or the reply to a challenge; null for any other message. */
export function readReply(data: unknown): typeof loaded | Exclude<Answer, { outcome: 'tokens' }> | null {
  const { type, outcome, code } = fieldsOf(data);
  if (type === 'loaded') return loaded;
  if (type !== 'handover') return null;
  if (outcome === 'code') return typeof code === 'string' ? { type, outcome, code } : null;
  return outcome === 'signed_out' || outcome === 'blocked' || outcome === 'refused'
    ? { type, outcome }
    : null;
}

function fieldsOf(data: unknown): Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null ? Object.fromEntries(Object.entries(data)) : {};
}
