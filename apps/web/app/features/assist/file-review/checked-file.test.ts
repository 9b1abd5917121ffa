import type { FileFinding } from '@inkstone/contracts/assist/proofread-file';
import { expect, it } from 'vitest';
import { type CheckedFile, followEvent } from './checked-file.ts';

const file = { name: 'a.txt', base64: '', documentId: null };
const finding = (id: string, category: FileFinding['category']) => ({ id, category }) as FileFinding;
const [a, b, c] = [finding('a', 'style'), finding('b', 'grammar'), finding('c', 'grammar')] as const;

it('collects the findings, and at the end includes those of the whole text', () => {
  const events = [
    { type: 'read', words: 9, paragraphs: 2 },
    { type: 'checked', share: 0.5, findings: [a] },
    { type: 'checked', share: 1, findings: [b, c] },
    {
      ...{ type: 'report', words: 9, paragraphs: 2, findings: [a, b] },
      categories: [{ category: 'style', count: 1 }],
    },
  ] as const;
  const states: CheckedFile[] = [];
  for (const event of events) {
    const next = { ...event, findings: 'findings' in event ? [...event.findings] : [] } as Parameters<
      typeof followEvent
    >[2];
    states.push(followEvent(states.at(-1) ?? null, file, next));
  }
  expect(
    states.map(({ share, words, findings }) => [share, words, findings.map(({ id }) => id).join('')]),
  ).toEqual([
    [0, 9, ''],
    [0.5, 9, 'a'],
    [1, 9, 'abc'],
    [null, 9, 'ab'],
  ]);
  expect(states[2]?.categories).toEqual([
    { category: 'grammar', count: 2 },
    { category: 'style', count: 1 },
  ]);
  expect(states[3]?.categories).toEqual([{ category: 'style', count: 1 }]);
});
