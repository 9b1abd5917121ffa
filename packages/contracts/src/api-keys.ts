import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** API keys of one account. */
export const apiKeyLimits = { keys: 20, nameCharacters: 60 } as const;

/** Every key begins so: people and secret scanners know it by that. */
export const apiKeyPrefix = 'ink_';

/** A key as lists show it; the key itself is told once, when it is made. Times are ms since the epoch. */
export const apiKeyView = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The last four characters, to tell keys apart. */
  ending: z.string(),
  /** Whether it opens documents; every key proofreads. */
  opensDocuments: z.boolean(),
  createdAt: z.int(),
  /** Late by up to an hour; null while it has never been used. */
  lastUsedAt: z.int().nullable(),
});

export type ApiKeyView = z.output<typeof apiKeyView>;

/** The caller's keys, the newest first. */
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

/** Makes a key for another program. `secret` is the key, told this once. */
export const createApiKey = endpoint({
  method: 'POST',
  path: '/api/api-key/create',
  summary: 'Makes an API key.',
  audience: 'account',
  input: z.object({
    name: z.string().max(1000),
    opensDocuments: z.boolean().default(false),
    /** For one that opens documents: a proof for `make_key`, as `/api/set/verify` gives it. */
    proof: z.string().max(100).default(''),
  }),
  reply: z.object({ key: apiKeyView, secret: z.string() }),
  errors: ['key_name_required', 'key_name_too_long', 'too_many_keys', 'proof_required'],
  rate: 'secret',
});

/** Ends a key at once. Twice does no harm. */
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
