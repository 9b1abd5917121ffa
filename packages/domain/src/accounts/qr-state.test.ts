import { type QrState, qrStates } from '@inkstone/contracts/accounts/wechat-qr';
import { instant } from '@inkstone/kernel';
import { describe, expect, it } from 'vitest';
import { afterQrEvent, type QrEvent, qrStateAt } from './qr-state.ts';

const events: QrEvent[] = ['scan', 'confirm', 'confirm_new', 'refuse', 'use'];

describe('afterQrEvent', () => {
  it('allows exactly these transitions', () => {
    const steps = qrStates.flatMap((state) =>
      events.flatMap((event) => {
        const next = afterQrEvent(state, event);
        return next ? [`${state} ${event} ${next}`] : [];
      }),
    );
    expect(steps).toEqual([
      'created scan scanned',
      'scanned confirm confirmed',
      'scanned confirm_new confirmed_need_bind',
      'scanned refuse refused',
      'confirmed use consumed',
      'confirmed_need_bind use consumed',
    ]);
  });

  it('confirms a code only after a scan, and uses it at most once', () => {
    const uses = (state: QrState, left: number): number =>
      left === 0
        ? 0
        : Math.max(
            ...events.map((event) => {
              const next = afterQrEvent(state, event);
              return next ? (event === 'use' ? 1 : 0) + uses(next, left - 1) : 0;
            }),
          );
    expect(uses('created', 6)).toBe(1);
  });
});

describe('qrStateAt', () => {
  const at = (state: QrState, now: number) => qrStateAt({ state, expiresAt: instant(300) }, instant(now));

  it.each<[QrState, QrState]>([
    ['created', 'expired'],
    ['scanned', 'expired'],
    ['confirmed', 'expired'],
    ['confirmed_need_bind', 'expired'],
    ['consumed', 'consumed'],
    ['refused', 'refused'],
  ])('%s is %s at its end', (state, later) => {
    expect(at(state, 299)).toBe(state);
    expect(at(state, 300)).toBe(later);
  });
});
