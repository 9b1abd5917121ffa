import { instant } from '@inkstone/kernel';
import { describe, expect, it } from 'vitest';
import { shareVisitRefusal, type VisitFacts, type VisitRefusal } from './share-visit.ts';

const now = instant(1_700_000_000_000);
const open: VisitFacts = {
  link: 'current',
  state: 'on',
  document: 'live',
  expiresAt: null,
  viewLimit: null,
  views: 0,
  isCounted: false,
  isForbidden: false,
};

describe('shareVisitRefusal', () => {
  it.each<[string, Partial<VisitFacts>, VisitRefusal | null]>([
    ['on', {}, null],
    ['never on', { state: 'off' }, 'share_closed'],
    ['closed by its owner', { state: 'closed' }, 'share_closed'],
    ['held', { state: 'held' }, 'share_held'],
    ['held and closed', { state: 'held_closed' }, 'share_held'],
    ['refreshed', { link: 'replaced' }, 'share_replaced'],
    ['refreshed, then closed', { link: 'replaced', state: 'closed' }, 'share_replaced'],
    ['refreshed, then held', { link: 'replaced', state: 'held' }, 'share_replaced'],
    ['document in the trash', { document: 'trashed' }, 'share_trashed'],
    ['closed, then into the trash', { state: 'closed', document: 'trashed' }, 'share_closed'],
    ['document gone', { document: 'removed', link: 'replaced', state: 'closed' }, 'share_deleted'],
    ['forbidden', { isForbidden: true }, 'share_forbidden'],
    ['a moment before its end', { expiresAt: instant(now + 1) }, null],
    ['at its end', { expiresAt: now }, 'share_expired'],
    ['one view left', { viewLimit: 3, views: 2 }, null],
    ['no view left', { viewLimit: 3, views: 3 }, 'share_views_used'],
    ['no view left, but this is one of them', { viewLimit: 3, views: 3, isCounted: true }, null],
    ['limit set below what was looked at', { viewLimit: 1, views: 3 }, 'share_views_used'],
    ['forbidden and out of date', { isForbidden: true, expiresAt: now }, 'share_forbidden'],
  ])('%s', (_, facts, refusal) => expect(shareVisitRefusal({ ...open, ...facts }, now)).toBe(refusal));
});
