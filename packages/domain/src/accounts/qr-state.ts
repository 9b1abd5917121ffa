import type { QrState } from '@inkstone/contracts/wechat-qr';
import type { Instant } from '@inkstone/kernel';

/** What can happen to a QR code: `confirm_new` is by somebody who has no account yet; `use` by the page. */
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

/** The state after an event, or null when it may not happen. */
export function afterQrEvent(state: QrState, event: QrEvent): QrState | null {
  return nextState[state][event] ?? null;
}

/** The state at a time: what is still under way at its end has expired. */
export function qrStateAt(
  code: { readonly state: QrState; readonly expiresAt: Instant },
  now: Instant,
): QrState {
  const isUnderWay = Object.keys(nextState[code.state]).length > 0;
  return isUnderWay && now >= code.expiresAt ? 'expired' : code.state;
}
