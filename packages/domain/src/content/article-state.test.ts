import { instant } from '@inkstone/kernel';
import { expect, it } from 'vitest';
import { nextChangeOf, type Publication, publicationAt, stateOf } from './article-state.ts';
import { chooseLanguage } from './choose-language.ts';

const none: Publication = {
  ...{ liveRevision: null, nextRevision: null, publishAt: null, unpublishAt: null, publishedAt: null },
};
const at = instant;

it('publishes and withdraws at the scheduled times', () => {
  const planned = { ...none, nextRevision: 3, publishAt: 100, unpublishAt: 200 };
  expect([99, 100, 199, 200].map((now) => stateOf(planned, at(now)))).toEqual([
    'scheduled',
    'published',
    'published',
    'withdrawn',
  ]);
  expect(publicationAt(planned, at(150))).toMatchObject({
    liveRevision: 3,
    nextRevision: null,
    publishedAt: 100,
  });
  expect([99, 100, 200].map((now) => nextChangeOf(planned, at(now)))).toEqual([100, 200, null]);
});

it('keeps a public revision until the next one is due', () => {
  const planned = { ...none, liveRevision: 1, publishedAt: 10, nextRevision: 2, publishAt: 100 };
  expect(publicationAt(planned, at(99)).liveRevision).toBe(1);
  expect(publicationAt(planned, at(100))).toMatchObject({ liveRevision: 2, publishedAt: 10 });
  expect(stateOf(none, at(1))).toBe('draft');
});

it('chooses the language of a reader, then its fallbacks, then any', () => {
  expect(chooseLanguage(['zh', 'en'], 'zh-tw')).toBe('zh');
  expect(chooseLanguage(['zh', 'en'], 'de')).toBe('en');
  expect(chooseLanguage(['ja'], 'en')).toBe('ja');
  expect(chooseLanguage([], 'en')).toBeNull();
});
