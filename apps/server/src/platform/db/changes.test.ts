import { describe, expect, it } from 'vitest';
import { ChangeHub } from './changes.ts';

function listening() {
  const sent: string[] = [];
  const hub = new ChangeHub((payload) => sent.push(payload));
  const received: (string | null)[] = [];
  hub.listen('tiers', (subject) => received.push(subject));
  return { hub, received, sent };
}

describe('the hub of changes', () => {
  it('notifies this process at once, the others by a notification, and ignores its own', () => {
    const { hub, received, sent } = listening();
    hub.announce('tiers', 'anna');
    expect(received).toEqual(['anna']);
    expect(sent).toEqual([expect.stringMatching(/^tiers anna [\w-]+$/)]);
    hub.receive(sent[0] ?? '');
    expect(received).toEqual(['anna']);
  });

  it('delivers those of other processes, of the same account too', () => {
    const { hub, received } = listening();
    const other = listening();
    hub.announce('tiers', 'anna');
    other.hub.announce('tiers', 'anna');
    other.hub.announce('tiers', 'ben');
    for (const payload of other.sent) hub.receive(payload);
    expect(received).toEqual(['anna', 'anna', 'ben']);
  });

  it('invalidates everything when another process does not know what has changed', () => {
    const { hub, received } = listening();
    const other = listening();
    other.hub.announceAll();
    expect(other.received).toEqual([]);
    for (const payload of other.sent) hub.receive(payload);
    expect(received).toEqual([null]);
  });

  it('invalidates everything when notifications may have been missed', () => {
    const { hub, received, sent } = listening();
    hub.missed();
    expect([received, sent]).toEqual([[null], []]);
  });

  it('ignores unknown kinds', () => {
    const { hub, received } = listening();
    hub.receive('prices anna another-process');
    hub.receive('');
    expect(received).toEqual([]);
  });

  it('notifies only itself if there are no other processes', () => {
    const received: (string | null)[] = [];
    const hub = new ChangeHub();
    hub.listen('tiers', (subject) => received.push(subject));
    hub.announce('tiers', 'anna');
    hub.announceAll();
    expect(received).toEqual(['anna']);
  });
});
