/** What a page asks the frame for: a code, or without a challenge the tokens, as programs of before do. */
export interface Question {
  readonly type: 'get_token';
  /** SHA-256 of the page's nonce. */
  readonly challenge?: string | undefined;
}

/** What becomes of it. `blocked`: the browser shows the frame no cookies, so it cannot know who is signed in. */
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

/** What the frame says once it listens. */
export const loaded = { type: 'loaded' } as const;

/** A page's question; null for anything else that windows tell each other. */
export function readQuestion(data: unknown): Question | null {
  const { type, challenge } = fieldsOf(data);
  if (type !== 'get_token') return null;
  if (challenge === undefined) return { type };
  return typeof challenge === 'string' && /^[\w-]{43}$/.test(challenge) ? { type, challenge } : null;
}

/** What a page of today hears from the frame: that it listens, or the answer to a challenge; null for anything else. */
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
