import type { QrState } from '@inkstone/contracts/accounts/wechat-qr';
import type { Instant } from '@inkstone/kernel';

/**
 * Events of a QR code. `confirm_new`: confirmed by a user without an account; `use`: consumed by the page.
 */
export type QrEvent = 'scan' | 'confirm' | 'confirm_new' | 'refuse' | 'use';

const nextState: Record<QrState, Partial<Record<QrEvent, QrState>>> = {
  created: { scan: 'scanned' },
  scanned: { confirm: 'confirmed', confirm_new: 'confirmed_need_bind', refuse: 'refused' },
  confirmed: { use: 'consumed' },
  confirmed_need_bind: { use: 'consumed' },
  consumed: {},
  refused: {},
  expired: {},
};

/** The state after an event, or null if the event is not allowed. */
export function afterQrEvent(state: QrState, event: QrEvent): QrState | null {
  return nextState[state][event] ?? null;
}

/** The state at a time; pending codes past their end are expired. */
export function qrStateAt(
  code: { readonly state: QrState; readonly expiresAt: Instant },
  now: Instant,
): QrState {
  const isUnderWay = Object.keys(nextState[code.state]).length > 0;
  return isUnderWay && now >= code.expiresAt ? 'expired' : code.state;
}
