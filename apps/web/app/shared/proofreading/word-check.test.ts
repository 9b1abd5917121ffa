import type { SuggestedLint } from '@inkstone/editor/lints';
import { bodySchema } from '@inkstone/editor/schema';
import { expect, it } from 'vitest';
import { wordCheckOf } from './word-check.ts';

function suggested(text: string, wrong: string, part: Partial<SuggestedLint['place']['lint']> = {}) {
  const doc = bodySchema.node('doc', null, [bodySchema.node('paragraph', null, [bodySchema.text(text)])]);
  const from = 1 + text.indexOf(wrong);
  const lint = { id: 'x', original: wrong, category: 'spelling', language: 'en', ...part };
  const place = { lint, from, to: from + wrong.length, serial: 1 };
  return { place, replacement: 'right', doc } as unknown as SuggestedLint;
}

it('includes the sentence of the word, and nothing of its neighbours', () => {
  const check = wordCheckOf('d', suggested('First one. She definitly came! Then?', 'definitly'));
  expect(check).toEqual({
    ...{ documentId: 'd', finding: 'x', language: 'en', wrong: 'definitly', right: 'right' },
    ...{ before: 'She ', behind: ' came!' },
  });
  const chinese = wordCheckOf('d', suggested('前句。我们己经到了。后句', '己经', { language: 'zh' }));
  expect([chinese?.before, chinese?.behind]).toEqual(['我们', '到了。']);
});

it('omits findings that do not concern a word', () => {
  expect(wordCheckOf('d', suggested('a,b', ',', { category: 'punctuation' }))).toBeNull();
  expect(wordCheckOf('d', { ...suggested('a b', 'b'), replacement: '' })).toBeNull();
});
