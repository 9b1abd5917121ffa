import type { ReplyOf } from '@inkstone/contracts';
import type { listPrivileges } from '@inkstone/contracts/membership';
import type { listPayWays } from '@inkstone/contracts/orders';

export type Privileges = ReplyOf<typeof listPrivileges>;
export type TierPrivileges = Privileges['tiers'][number];
export type PayWays = ReplyOf<typeof listPayWays>;
