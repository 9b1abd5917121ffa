import { expect, it } from 'vitest';
import { emptyDraft, readDraft, storeDocumentText, storeDraft } from './kept-draft.ts';
import { emptySheet, followText, sourceText, writeTarget } from './sheet.ts';
import { LineCollector } from './translate-lines.ts';

function storage(room = 10_000): Storage {
  const items = new Map<string, string>();
  return {
    length: 0,
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: () => null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
  };
}

const draft = { ...emptyDraft, sheet: followText(emptySheet, '春天来了。') };
const visitor = { accountId: null, documentId: null };

it("a draft is read by its account only; a visitor's by the next account that signs in", () => {
  const tab = storage();
  expect(storeDraft(visitor, draft, tab)).toBe(true);
  expect(readDraft({ accountId: 'a', documentId: null }, tab)).toEqual(draft);
  storeDraft({ accountId: 'a', documentId: null }, draft, tab);
  expect(readDraft({ accountId: 'b', documentId: null }, tab)).toBeNull();
  expect(readDraft(visitor, tab)).toBeNull();
  expect(readDraft({ accountId: 'a', documentId: 'd' }, tab)).toBeNull();
  const full = storage(5);
  expect(storeDraft(visitor, draft, full)).toBe(false);
  expect(readDraft(visitor, full)).toEqual(draft);
  expect(storeDraft(visitor, emptyDraft, tab)).toBe(true);
  expect(readDraft(visitor, full)).toBeNull();
  tab.setItem('inkstone.translation', '{"version":0}');
  expect(readDraft(visitor, tab)).toBeNull();
});

it('the text of a document keeps the translations of equal sentences', () => {
  const tab = storage();
  const owner = { accountId: 'a', documentId: 'd' };
  storeDraft(owner, { ...draft, to: 'en', sheet: writeTarget(draft.sheet, 1, 'Spring.') }, tab);
  storeDocumentText(owner, '春天来了。花开了。', tab);
  const kept = readDraft(owner, tab);
  expect(kept && sourceText(kept.sheet)).toBe('春天来了。花开了。');
  expect(kept?.sheet.pairs.map(({ target }) => target)).toEqual(['Spring.', '']);
});

it('a line is complete with all of its sentences; one fault leaves it untranslated', () => {
  const sentence = (index: number, target: string | null) => ({
    ...{ index, source: '', target, missedTerms: [], words: 0 },
    fault: target === null ? ('lock' as const) : null,
  });
  const lines = new LineCollector(['', ' ', '\n', ' ', ''], 'en');
  expect(lines.take(sentence(1, 'B.'))).toBeNull();
  expect(lines.take(sentence(0, 'A.'))).toMatchObject({ line: 0, target: 'A. B.', fault: null });
  expect(lines.take(sentence(2, 'C.'))).toBeNull();
  expect(lines.take(sentence(3, null))).toMatchObject({ line: 1, target: null, fault: 'lock' });
});
