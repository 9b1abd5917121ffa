import { hashText } from '@inkstone/kernel';
import type { Lint } from '@inkstone/proofread';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findWords } from '../testing/word-checker.ts';
import { CheckService } from './check-service.ts';
import type { Missing } from './check-state.ts';
import type { CheckSource, Surroundings } from './source.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface RequestedCheck {
  readonly texts: readonly string[];
  onFindings(index: number, lints: readonly Lint[]): void;
  answer(lacks?: readonly (Missing | null)[]): Promise<void>;
  refuse(): Promise<void>;
}

/** A source whose answers are given by the test. */
function createSource(name: string, more: Partial<CheckSource> = {}) {
  const requested: RequestedCheck[] = [];
  const source: CheckSource = {
    name,
    isRemote: false,
    after: 0,
    batchLength: 100,
    batchesAtOnce: 2,
    needs: () => true,
    check: (texts, onFindings) =>
      new Promise((resolve, reject) => {
        const tick = () => vi.advanceTimersByTimeAsync(0).then(() => undefined);
        requested.push({
          texts,
          onFindings,
          answer(lacks = texts.map(() => null)) {
            resolve(lacks);
            return tick();
          },
          refuse() {
            reject(new Error('away'));
            return tick();
          },
        });
      }),
    lackOf: () => 'everything',
    ...more,
  };
  const texts = () => requested.map((one) => one.texts.join());
  return { source, requested, texts };
}

const document = (...texts: string[]) => ({
  texts: texts.map((text) => ({ text, hash: hashText(text) })),
  isHeld: false,
});
const found = (lints: readonly Lint[] | undefined) => lints?.map(({ original }) => original);
const words = { teh: 'the', goe: 'goes', 错: '对' };

/** A page with a local and a remote source, both without a delay. */
function open(device: Partial<CheckSource> = {}, server: Partial<CheckSource> = {}) {
  const [own, remote] = [
    createSource('device', device),
    createSource('server', { isRemote: true, lackOf: () => 'server', ...server }),
  ];
  let [isVisible, isOnline] = [true, true];
  let changed = () => {};
  const surroundings: Surroundings = {
    isVisible: () => isVisible,
    isOnline: () => isOnline,
    subscribe(listener) {
      changed = listener;
      return () => {};
    },
  };
  const service = new CheckService({ sources: [own.source, remote.source], surroundings });
  const phases: string[] = [];
  service.status.subscribe(() => phases.push(service.status.getSnapshot().phase));
  return {
    service,
    own,
    remote,
    phases,
    phase: () => service.status.getSnapshot().phase,
    write(...texts: string[]) {
      service.textChanged();
      service.read(document(...texts));
    },
    surround(next: { isVisible?: boolean; isOnline?: boolean }) {
      isVisible = next.isVisible ?? isVisible;
      isOnline = next.isOnline ?? isOnline;
      changed();
    },
  };
}

describe('a checking service', () => {
  it('is done when every source has answered about the present text, and not before', async () => {
    const { service, own, remote, write, phase } = open();
    expect(phase()).toBe('waiting');
    write('teh');
    expect(phase()).toBe('checking');
    await own.requested[0]?.answer();
    expect(phase()).toBe('checking');
    await remote.requested[0]?.answer();
    expect(phase()).toBe('done');
    service.textChanged();
    expect(phase()).toBe('waiting');
  });

  it('is waiting again as soon as the text changes, also after an answer about the previous text', async () => {
    const { service, own, remote, write, phase } = open();
    write('one');
    service.textChanged();
    await own.requested[0]?.answer();
    await remote.requested[0]?.answer();
    expect(phase()).toBe('waiting');
    service.read(document('two'));
    expect(phase()).toBe('checking');
  });

  it('reports that an empty page has nothing to check', () => {
    const { own, write, phase } = open({ needs: (text) => text.trim() !== '' });
    write('', ' ');
    expect([phase(), own.requested]).toEqual(['empty', []]);
  });

  it('shows findings before it is done', async () => {
    const { service, own, remote, write } = open();
    const reported: string[][] = [];
    service.onFindings((hashes) => reported.push([...hashes]));
    write('teh goe');
    expect(service.findings(hashText('teh goe'))).toBeUndefined();
    own.requested[0]?.onFindings(0, findWords('teh goe', { teh: 'the' }));
    expect(found(service.findings(hashText('teh goe')))).toEqual(['teh']);
    remote.requested[0]?.onFindings(0, findWords('teh goe', { goe: 'goes' }));
    expect(found(service.findings(hashText('teh goe')))).toEqual(['teh', 'goe']);
    expect(reported).toEqual([[hashText('teh goe')], [hashText('teh goe')]]);
  });

  it('requests each text once, also if it is repeated or occurs twice', async () => {
    const { own, remote, write, phase } = open();
    write('one', 'one', 'two');
    for (const { requested } of [own, remote]) await requested[0]?.answer();
    write('two');
    write('one', 'two');
    expect([own.texts(), phase()]).toEqual([['one,two'], 'done']);
  });

  it('requests the latest changes first, in batches, and drops removed texts', async () => {
    const { own, write } = open({ batchLength: 10, batchesAtOnce: 1 });
    write('1234567', '2345678', '3456789');
    expect(own.texts()).toEqual(['1234567']);
    write('new', '1234567', '3456789');
    await own.requested[0]?.answer();
    await own.requested[1]?.answer();
    expect(own.texts()).toEqual(['1234567', 'new,3456789']);
  });

  it('requests a slow source only after a pause, and is waiting until then', async () => {
    const { own, remote, write, phase, phases } = open({}, { after: 500 });
    for (const text of ['a', 'ab', 'abc']) {
      write(text);
      await own.requested.at(-1)?.answer();
      await vi.advanceTimersByTimeAsync(400);
    }
    // Nothing flickers while the user types.
    expect([phase(), phases, remote.requested]).toEqual(['waiting', [], []]);
    await vi.advanceTimersByTimeAsync(100);
    expect([phase(), remote.texts()]).toEqual(['checking', ['abc']]);
  });

  it('reports missing checks, and retries them with increasing delays', async () => {
    const { service, own, remote, write, phase, phases } = open();
    write('text');
    await own.requested[0]?.answer();
    await remote.requested[0]?.refuse();
    expect(service.status.getSnapshot()).toEqual({ phase: 'partly', missing: ['server'], loading: null });
    phases.length = 0;
    for (const [i, pause] of [5, 10, 20].entries()) {
      await vi.advanceTimersByTimeAsync(pause * 1000 - 1);
      expect(remote.requested).toHaveLength(i + 1);
      await vi.advanceTimersByTimeAsync(1);
      await remote.requested[i + 1]?.refuse();
    }
    // Failed attempts do not change the displayed status.
    expect([remote.requested.length, phases]).toEqual([4, []]);
    await vi.advanceTimersByTimeAsync(40_000);
    await remote.requested[4]?.answer();
    expect(phase()).toBe('done');
  });

  it('retries at once on request, and shows it', async () => {
    const { service, own, remote, write, phases } = open();
    write('text');
    await own.requested[0]?.answer(['english']);
    await remote.requested[0]?.refuse();
    phases.length = 0;
    service.retry();
    await own.requested[1]?.answer();
    await remote.requested[1]?.answer();
    expect(phases.at(0)).toBe('waiting');
    expect(phases.at(-1)).toBe('done');
  });

  it('does not request a server without a model again', async () => {
    const { service, own, remote, write } = open();
    write('错');
    await own.requested[0]?.answer();
    await remote.requested[0]?.answer(['model']);
    await vi.advanceTimersByTimeAsync(1_000_000);
    service.retry();
    expect(remote.requested).toHaveLength(1);
    expect(service.status.getSnapshot()).toMatchObject({ phase: 'partly', missing: ['model'] });
  });

  it('is done if an unavailable server would have found nothing more', async () => {
    const { own, remote, write, phase } = open({}, { lackOf: () => null });
    write('text');
    await own.requested[0]?.answer();
    await remote.requested[0]?.refuse();
    expect(phase()).toBe('done');
  });

  it('requests no server offline, and does when the network is back', async () => {
    const { own, remote, write, phase, surround } = open();
    surround({ isOnline: false });
    write('text');
    await own.requested[0]?.answer();
    expect([phase(), remote.requested]).toEqual(['partly', []]);
    surround({ isOnline: true });
    await remote.requested[0]?.answer();
    expect(phase()).toBe('done');
  });

  it('requests no server for a hidden page, and is waiting meanwhile', async () => {
    const { own, remote, write, phase, surround } = open();
    surround({ isVisible: false });
    write('text');
    await own.requested[0]?.answer();
    await vi.advanceTimersByTimeAsync(100_000);
    expect([phase(), remote.requested]).toEqual(['waiting', []]);
    surround({ isVisible: true });
    await remote.requested[0]?.answer();
    expect(phase()).toBe('done');
  });

  it('requests again when a source would answer differently, and drops pending answers', async () => {
    const { service, own, remote, write, phase } = open();
    write('teh');
    await remote.requested[0]?.answer();
    service.outdate('device');
    expect([own.texts(), phase()]).toEqual([['teh', 'teh'], 'checking']);
    own.requested[0]?.onFindings(0, findWords('teh', words));
    await own.requested[0]?.answer();
    expect([service.findings(hashText('teh')), phase()]).toEqual([undefined, 'checking']);
    own.requested[1]?.onFindings(0, []);
    await own.requested[1]?.answer();
    expect([service.findings(hashText('teh')), phase()]).toEqual([[], 'done']);
  });

  it('does not treat an unread change as read when settings change', () => {
    const { service, write, phase } = open();
    write('teh');
    service.textChanged();
    service.outdate('device');
    expect(phase()).toBe('waiting');
  });

  it("keeps the server's findings while their paragraph is edited elsewhere, until the server has answered", async () => {
    const { service, own, remote, write } = open({}, { after: 500 });
    const before = '这里有一个错字，后面还有一些别的话。';
    write(before);
    await own.requested[0]?.answer();
    await vi.advanceTimersByTimeAsync(500);
    remote.requested[0]?.onFindings(0, findWords(before, words));
    await remote.requested[0]?.answer();
    const after = `${before}又一句。`;
    write(after);
    own.requested[1]?.onFindings(0, []);
    expect(found(service.findings(hashText(after)))).toEqual(['错']);
    await vi.advanceTimersByTimeAsync(500);
    remote.requested[1]?.onFindings(0, []);
    expect(found(service.findings(hashText(after)))).toEqual([]);
  });

  it('requests nothing after it is closed', async () => {
    const { service, remote, write } = open({}, { after: 500 });
    write('text');
    service.close();
    await vi.advanceTimersByTimeAsync(100_000);
    expect(remote.requested).toEqual([]);
  });
});
