export { type DeviceLimit, endedByLimit } from './device-limits.ts';
export { networkOf } from './network-of.ts';
export { provesOwner } from './proves-owner.ts';
export { decideRefresh, type ReplyWithCookies } from './refresh-decision.ts';
export { type Device, readUserAgent } from './user-agent.ts';
