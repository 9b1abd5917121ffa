import { day, manualClock, minute, second } from '@inkstone/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import { captureLog } from '../../testing/captured-log.ts';
import { updateOf } from './edit-document.ts';
import type { VersionRequest } from './ports.ts';
import { Room } from './room.ts';
import { projectDocument } from './text-of-document.ts';
import { VersionWatch } from './version-watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A room whose watch saves a version whenever it is requested. */
function watched() {
  const clock = manualClock(1_800_000_000_000);
  const requested: (Pick<VersionRequest, 'moment'> & { text: string })[] = [];
  const watch = new VersionWatch({
    clock,
    log: captureLog().log,
    keep: async ({ moment, content }) => {
      const { body } = content();
      requested.push({ moment, text: body.content?.[0]?.content?.[0]?.text ?? '' });
      return clock.now();
    },
  });
  const doc = new Y.Doc();
  const room = new Room({
    documentId: 'one',
    doc,
    size: 0,
    log: { append: () => Promise.resolve(), idle: () => Promise.resolve(), waiting: 0 },
    onChanging: (changing, data) => watch.changing(changing, data),
    onChange: (changed) => watch.changed(changed),
    onOccupied: () => undefined,
    onPresence: () => undefined,
    onBroken: () => undefined,
  });
  const write = async (text: string) => {
    const update = updateOf((copy) => {
      const body = copy.getXmlFragment('body');
      const paragraph = new Y.XmlElement('paragraph');
      paragraph.insert(0, [new Y.XmlText(text)]);
      body.delete(0, body.length);
      body.insert(0, [paragraph]);
    }, Y.encodeStateAsUpdate(doc));
    if (update) await room.submit(update, null);
    watch.counted(room, projectDocument(doc).characters);
  };
  const wait = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += second) {
      clock.advance(second);
      await vi.advanceTimersByTimeAsync(second);
    }
  };
  return { clock, watch, room, requested, write, wait, moments: () => requested.map(({ moment }) => moment) };
}

describe('a watch over versions', () => {
  it('requests a version in a pause, and no other before one can be due', async () => {
    const { write, wait, moments } = watched();
    await write('春天');
    await wait(29 * second);
    expect(moments()).toEqual([]);
    await wait(2 * second);
    expect(moments()).toEqual(['pause']);
    await write('春天来');
    await wait(minute);
    expect(moments()).toEqual(['pause']);
    await wait(10 * minute);
    await write('春天来了');
    await wait(minute);
    expect(moments()).toEqual(['pause', 'pause']);
  });

  it('requests a version during continuous writing', async () => {
    const { write, wait, moments } = watched();
    for (let i = 0; i < 130; i++) {
      await write('字'.repeat(i + 1));
      await wait(20 * second);
    }
    expect(moments().filter((moment) => moment === 'writing').length).toBeGreaterThan(0);
    expect(moments()).not.toContain('pause');
  });

  it('includes the text from before a large deletion, in one step or in several', async () => {
    const { write, wait, requested } = watched();
    await write('字'.repeat(100));
    await write('字'.repeat(90));
    await wait(10 * second);
    await write('字'.repeat(75));
    expect(requested).toEqual([]);
    await wait(10 * second);
    await write('字'.repeat(60));
    await wait(0);
    expect(requested).toEqual([{ moment: 'deletion', text: '字'.repeat(100) }]);
  });

  it('forgets slow deletions', async () => {
    const { write, wait, moments } = watched();
    await write('字'.repeat(100));
    for (let left = 90; left > 20; left -= 10) {
      await write('字'.repeat(left));
      await wait(70 * second);
    }
    expect(moments()).not.toContain('deletion');
  });

  it('checks no more often when the clock is set back by weeks', async () => {
    const { clock, write, wait } = watched();
    await write('春天');
    clock.advance(-40 * day);
    const looks = vi.spyOn(globalThis, 'setTimeout');
    await wait(5 * minute);
    expect(looks.mock.calls.length).toBeLessThanOrEqual(10);
    looks.mockRestore();
  });

  it('requests a version when the last editor leaves, when the document is unloaded, and at the end', async () => {
    const first = watched();
    await first.write('一');
    first.watch.left(first.room);
    expect(first.moments()).toEqual(['leaving']);
    const second = watched();
    await second.write('二');
    second.watch.unloaded('one');
    expect(second.moments()).toEqual(['leaving']);
    const third = watched();
    await third.write('三');
    await third.watch.close();
    expect(third.moments()).toEqual(['leaving']);
    third.watch.left(third.room);
    expect(third.moments()).toHaveLength(1);
  });
});
