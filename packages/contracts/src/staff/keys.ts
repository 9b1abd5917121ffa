import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/**
 * A key with which tokens are encrypted; `honouredUntil` is null for the active one. Times are ms since the
 * epoch.
 */
export const serverKeyRow = z.object({
  version: z.int(),
  madeAt: z.int(),
  honouredUntil: z.int().nullable(),
});
export type ServerKeyRow = z.output<typeof serverKeyRow>;

export const listServerKeys = endpoint({
  method: 'GET',
  path: '/api/admin/keys',
  summary: 'Lists the keys to which tokens are sealed, the newest first, without the keys themselves.',
  audience: 'staff',
  permission: 'keys.read',
  input: z.object({}),
  reply: z.object({ keys: z.array(serverKeyRow) }),
  errors: [],
  rate: 'staff',
});

/** Activates a new key. No session ends: the old key is accepted until its last token expires. */
export const rotateServerKey = endpoint({
  method: 'POST',
  path: '/api/admin/keys/rotate',
  summary: 'Begins to seal tokens to a new key.',
  audience: 'staff',
  permission: 'keys.rotate',
  reason: true,
  proof: 'fresh',
  input: z.object({}),
  reply: z.object({ keys: z.array(serverKeyRow) }),
  errors: [],
  rate: 'staff',
});
