import { z } from 'zod';

/** A tier as clients know it: `vip` is Plus and `vvip` is Pro (readings, 3). */
export const vipType = z.enum(['free', 'vip', 'vvip']);
export type VipType = z.output<typeof vipType>;
