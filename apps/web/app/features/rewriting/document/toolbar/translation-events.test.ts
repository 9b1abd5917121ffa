import type { RewriteEvent } from '@inkstone/contracts/rewriting';
import { expect, it } from 'vitest';
import type { LineEvent } from '../../../../shared/translation/translate-lines.ts';
import { translationEvents } from './translation-events.ts';

it('translates each line as one passage with its position, and keeps untranslated ones', async () => {
  const sent: (readonly string[])[] = [];
  async function* translate(lines: readonly string[]): AsyncGenerator<LineEvent> {
    sent.push(lines);
    yield { type: 'line', line: 1, target: null, fault: 'lock', missedTerms: [] };
    yield { type: 'line', line: 0, target: 'A. B.', fault: null, missedTerms: [] };
    yield { type: 'receipt', words: 4, left: 96, faults: 1 };
  }
  const request = {
    jobId: 'j',
    text: '甲。乙。\n\n 丙。',
    documentId: 'd',
    signal: new AbortController().signal,
  };
  const events: RewriteEvent[] = [];
  for await (const event of translationEvents(request, translate)) events.push(event);
  expect(sent).toEqual([['甲。乙。', ' 丙。']]);
  expect(events[0]).toMatchObject({
    sentences: [
      { start: 0, end: 4 },
      { start: 6, end: 9 },
    ],
  });
  expect(events[1]).toMatchObject({ index: 1, state: 'kept', text: ' 丙。' });
  expect(events[2]).toMatchObject({
    index: 0,
    state: 'rewritten',
    text: 'A. B.',
    span: { start: 0, end: 4 },
  });
  expect(events[3]).toMatchObject({ words: 4, left: 96, rewritten: 1, kept: 1, open: 0 });
});
