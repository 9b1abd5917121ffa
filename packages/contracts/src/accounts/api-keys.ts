import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** Limits of the API keys of one account. */
export const apiKeyLimits = { keys: 20, nameCharacters: 60 } as const;

/** Prefix of every key, by which users and secret scanners recognise it. */
export const apiKeyPrefix = 'ink_';

/**
 * An API key in lists. The key itself is returned only once, when it is created. Times are ms since the
 * epoch.
 */
export const apiKeyView = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The last four characters, to distinguish keys. */
  ending: z.string(),
  /** Whether it can access documents; every key can proofread. */
  opensDocuments: z.boolean(),
  createdAt: z.int(),
  /** Updated at most hourly; null if it was never used. */
  lastUsedAt: z.int().nullable(),
});

export type ApiKeyView = z.output<typeof apiKeyView>;

/** Lists the caller's API keys, newest first. */
export const listApiKeys = endpoint({
  method: 'GET',
  path: '/api/api-key/list',
  summary: "Lists the caller's API keys.",
  audience: 'account',
  input: z.object({}),
  reply: z.object({ keys: z.array(apiKeyView) }),
  errors: [],
  rate: 'normal',
});

/** Creates an API key. `secret` is the key; it is not returned again. */
export const createApiKey = endpoint({
  method: 'POST',
  path: '/api/api-key/create',
  summary: 'Makes an API key.',
  audience: 'account',
  input: z.object({
    name: z.string().max(1000),
    opensDocuments: z.boolean().default(false),
    /** Required for document access: a proof for `make_key` from `/api/set/verify`. */
    proof: z.string().max(100).default(''),
  }),
  reply: z.object({ key: apiKeyView, secret: z.string() }),
  errors: ['key_name_required', 'key_name_too_long', 'too_many_keys', 'proof_required'],
  rate: 'secret',
});

/** Revokes a key immediately. Idempotent. */
export const revokeApiKey = endpoint({
  method: 'POST',
  path: '/api/api-key/revoke',
  summary: 'Revokes an API key.',
  audience: 'account',
  input: z.object({ id: z.uuid() }),
  reply: z.object({}),
  errors: [],
  rate: 'normal',
});
