import { expect, it } from 'vitest';
import { answerQuestion } from './answer.ts';
import { buildHelpIndex, type IndexedArticle, searchArticles } from './help-index.ts';
import { stemEnglish } from './stem.ts';

const article = (slug: string, title: string, ...blocks: string[]): IndexedArticle => ({
  ...{ slug, title, summary: '', language: 'en' },
  sections: [{ heading: '', position: null, blocks }],
});
const index = buildHelpIndex(
  [
    article('export', 'Export documents', 'Choose Export to download a file. Another sentence follows here.'),
    article('share', 'Share a document', 'Anybody with the link reads it.'),
    article('trash', 'The trash', 'Deleted documents stay for a while.'),
  ],
  (text) => text,
);
const first = (query: string) => searchArticles(index, query, 'en', 3)[0]?.article.slug;

it('finds forms of words, and words with a letter wrong, missing or swapped', () => {
  expect(stemEnglish('sharing')).toBe(stemEnglish('shares'));
  expect(stemEnglish('stopped')).toBe(stemEnglish('stops'));
  expect(first('exporting')).toBe('export');
  expect([first('exprot'), first('exportt'), first('ezport')]).toEqual(['export', 'export', 'export']);
  expect(searchArticles(index, 'xyzzy', 'en', 3)).toEqual([]);
  expect(searchArticles(index, 'the of and', 'en', 3)).toEqual([]);
});

it('quotes what an article says, and gives no answer where most of the question is missing', () => {
  const { passages } = answerQuestion(index, 'Who reads a shared link?', 'en');
  expect(passages.map(({ text }) => text)).toEqual(['Anybody with the link reads it.']);
  expect(
    answerQuestion(index, 'What does a flight ticket to Iceland cost in winter, with a link?', 'en').passages,
  ).toEqual([]);
});
