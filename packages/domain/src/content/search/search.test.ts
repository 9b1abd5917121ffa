import { expect, it } from 'vitest';
import { answerQuestion } from './answer.ts';
import { buildHelpIndex, type IndexedArticle, searchArticles } from './help-index.ts';
import { stemEnglish } from './stem.ts';

const article = (slug: string, title: string, ...blocks: string[]): IndexedArticle => ({
  ...{ slug, title, summary: '', language: 'en' },
  sections: [{ heading: '', position: null, blocks }],
});
const sounds: Record<string, string> = { 文: 'wen', 档: 'dang', 挡: 'dang' };
const index = buildHelpIndex(
  [
    article('export', 'Export documents', 'Choose Export to download a file. Another sentence follows here.'),
    article('share', 'Share a document', 'Anybody with the link reads it.'),
    article('trash', 'The trash', 'Documents stay for a while.'),
    article('formats', '导出为Word文档', '选择导出，再选择格式。'),
  ],
  { fold: (text) => text, soundOf: (character) => sounds[character] ?? null },
);
const first = (query: string) => searchArticles(index, query, 'en', 3)[0]?.article.slug;

it('finds inflected words, and words with a letter wrong, missing or swapped', () => {
  expect(stemEnglish('sharing')).toBe(stemEnglish('shares'));
  expect(stemEnglish('stopped')).toBe(stemEnglish('stops'));
  expect(first('exporting')).toBe('export');
  expect([first('exprot'), first('exportt'), first('ezport')]).toEqual(['export', 'export', 'export']);
  expect(first('exprot a docment')).toBe('export');
  expect(searchArticles(index, 'xyzzy', 'en', 3)).toEqual([]);
  expect(searchArticles(index, 'the of and', 'en', 3)).toEqual([]);
});

it('finds a subject by a synonymous expression, whose words may be apart', () => {
  expect([first('recycle bin'), first('I removed it'), first('send it to a friend')]).toEqual([
    'trash',
    'trash',
    'share',
  ]);
  const slugs = searchArticles(index, 'save it now as something', 'en', 3).map((hit) => hit.article.slug);
  expect(slugs).toContain('export');
  expect(searchArticles(index, 'as I save', 'en', 3)).toEqual([]);
});

it('separates words from adjacent Chinese characters, and finds homophones', () => {
  expect(first('存成word')).toBe('formats');
  expect(first('word文挡')).toBe('formats');
  expect(first('文挡')).toBe('formats');
});

it('reads the longest expression, and Chinese typed in Latin letters', () => {
  const articles = [
    article('trash', 'The trash', 'Deleted documents stay in the trash.'),
    article('account', 'Close the account', 'Deactivate it and be gone.'),
    article('notes', 'Notes', 'A note is a comment.'),
    article('formatting', 'Formatting', 'Choose the footnote, or press a key to insert a footnote.'),
    article('wording', '文档', '新建文档。'),
  ];
  const other = buildHelpIndex(articles, {
    fold: (text) => text,
    soundOf: (character) => sounds[character] ?? null,
  });
  const found = (query: string) => searchArticles(other, query, 'en', 3).map((hit) => hit.article.slug);
  expect(found('delete my account')[0]).toBe('account');
  expect(found('deleted')[0]).toBe('trash');
  expect(found('foot note')).toContain('formatting');
  expect(found('wendang')).toEqual(['wording']);
});

it('quotes an article, and returns no answer if most of the question is missing', () => {
  const { passages } = answerQuestion(index, 'Who reads a shared link?', 'en');
  expect(passages.map(({ text }) => text)).toEqual(['Anybody with the link reads it.']);
  const bySynonym = answerQuestion(index, 'recycle bin', 'en').passages;
  expect(bySynonym.map(({ text }) => text)).toEqual(['Documents stay for a while.']);
  expect(
    answerQuestion(index, 'What does a flight ticket to Iceland cost in winter, with a link?', 'en').passages,
  ).toEqual([]);
});
