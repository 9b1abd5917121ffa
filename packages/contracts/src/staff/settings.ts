import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** An active setting. `value` is null for a secret that is set, '' if unset. */
export const settingRow = z.object({
  name: z.string(),
  value: z.string().nullable(),
  isDefault: z.boolean(),
});
export type SettingRow = z.output<typeof settingRow>;

export const listSettings = endpoint({
  method: 'GET',
  path: '/api/admin/settings',
  summary: 'Lists the settings of the process that answers, without secrets.',
  audience: 'staff',
  permission: 'settings.read',
  input: z.object({}),
  reply: z.object({ settings: z.array(settingRow) }),
  errors: [],
  rate: 'staff',
});
