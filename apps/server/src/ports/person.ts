import type { Instant } from '@inkstone/kernel';

/** Identifiers by which two accounts of the same person are recognised. */
export interface Person {
  /** E.164; null for an account without a number. */
  readonly phone: string | null;
  /** Id of the device cookie; null without a valid one. */
  readonly device: string | null;
  /** The WeChat identity: a unionid if WeChat provides one. */
  readonly wechat: string | null;
  /** When the account was created. */
  readonly registeredAt: Instant;
}
