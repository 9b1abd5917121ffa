import type { DeviceKind } from '@inkstone/contracts/accounts/sessions';
import { instant } from '@inkstone/kernel';
import { describe, expect, it } from 'vitest';
import { endedByLimit } from './device-limits.ts';

const session = (
  sessionId: string,
  kind: DeviceKind,
  lastUsedAt: number,
  handedFrom: string | null = null,
) => ({
  ...{ sessionId, kind, handedFrom },
  lastUsedAt: instant(lastUsedAt),
});
const idsOf = (ended: readonly { readonly sessionId: string }[]) => ended.map(({ sessionId }) => sessionId);

const oldDesk = session('old desk', 'desktop', 1);
const phone = session('phone', 'mobile', 2);
const tablet = session('tablet', 'tablet', 3);
const desk = session('desk', 'desktop', 4);
const all = [oldDesk, phone, tablet, desk];

describe('endedByLimit', () => {
  const free = { desktops: 1, mobiles: 1 };

  it('ends the least recently used of the same kind, and none of another kind', () => {
    expect(idsOf(endedByLimit(all, desk, free))).toEqual(['old desk']);
    expect(idsOf(endedByLimit(all, tablet, free))).toEqual(['phone']);
    expect(endedByLimit([desk, phone], desk, free)).toEqual([]);
  });

  it('counts all kinds together if the limit does', () => {
    expect(idsOf(endedByLimit(all, desk, { devices: 2 }))).toEqual(['phone', 'old desk']);
    expect(endedByLimit(all, desk, { devices: 4 })).toEqual([]);
  });

  it('counts sessions of one browser on several domains once, and ends them together', () => {
    const there = session('desk, there', 'desktop', 5, 'desk');
    const both = [...all, there];
    expect(idsOf(endedByLimit(both, there, free))).toEqual(['old desk']);
    expect(idsOf(endedByLimit(both, desk, free))).toEqual(['old desk']);
    expect(idsOf(endedByLimit(both, oldDesk, free))).toEqual(['desk, there', 'desk']);
    expect(endedByLimit(both, there, { devices: 4 })).toEqual([]);
  });

  it('never ends the new one', () => {
    expect(idsOf(endedByLimit(all, oldDesk, { devices: 0 }))).toEqual(['desk', 'tablet', 'phone']);
    expect(idsOf(endedByLimit([oldDesk, desk], oldDesk, free))).toEqual(['desk']);
  });
});
