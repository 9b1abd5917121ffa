import { describe, expect, it } from 'vitest';
import { ChangeHub } from './changes.ts';

function listening() {
  const sent: string[] = [];
  const hub = new ChangeHub((payload) => sent.push(payload));
  const told: (string | null)[] = [];
  hub.listen('tiers', (subject) => told.push(subject));
  return { hub, told, sent };
}

describe('the hub of changes', () => {
  it('tells this process at once, the others by a notification, and ignores its own', () => {
    const { hub, told, sent } = listening();
    hub.announce('tiers', 'anna');
    expect(told).toEqual(['anna']);
    expect(sent).toEqual([expect.stringMatching(/^tiers anna [\w-]+$/)]);
    hub.hear(sent[0] ?? '');
    expect(told).toEqual(['anna']);
  });

  it('delivers those of other processes, of the same account too', () => {
    const { hub, told } = listening();
    const other = listening();
    hub.announce('tiers', 'anna');
    other.hub.announce('tiers', 'anna');
    other.hub.announce('tiers', 'ben');
    for (const payload of other.sent) hub.hear(payload);
    expect(told).toEqual(['anna', 'anna', 'ben']);
  });

  it('has everything read again when another process says that it does not know what has changed', () => {
    const { hub, told } = listening();
    const other = listening();
    other.hub.announceAll();
    expect(other.told).toEqual([]);
    for (const payload of other.sent) hub.hear(payload);
    expect(told).toEqual([null]);
  });

  it('has everything read again when notifications may have been missed', () => {
    const { hub, told, sent } = listening();
    hub.missed();
    expect([told, sent]).toEqual([[null], []]);
  });

  it('ignores kinds that it does not know', () => {
    const { hub, told } = listening();
    hub.hear('prices anna another-process');
    hub.hear('');
    expect(told).toEqual([]);
  });

  it('tells only itself where there are no other processes', () => {
    const told: (string | null)[] = [];
    const hub = new ChangeHub();
    hub.listen('tiers', (subject) => told.push(subject));
    hub.announce('tiers', 'anna');
    hub.announceAll();
    expect(told).toEqual(['anna']);
  });
});
