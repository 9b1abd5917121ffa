import { seededRandom } from '@inkstone/kernel';
import { describe, expect, it } from 'vitest';
import { isTuned, judgeAlone, readTexts } from '../testing/by-hand.ts';
import { makeHonestPosts } from '../testing/honest-posts.ts';
import { busyGap, judgePosts, quietGap } from '../testing/judge-posts.ts';
import { makeSpamPosts } from '../testing/spam-posts.ts';

const seeds = [1, 2, 3];

describe('the spam guard', () => {
  it.each(seeds)('lets at most 1 % of 1,000 spam posts through (seed %i)', (seed) => {
    const random = seededRandom(seed);
    const judged = judgePosts(random, makeSpamPosts(random, 1000), { gap: busyGap });
    const passed = judged.filter(({ verdict }) => !verdict.isHeld);
    expect(passed.length, JSON.stringify(passed.slice(0, 20), null, 1)).toBeLessThanOrEqual(10);
  });

  it.each(seeds)(
    'judges slowly written posts by their texts alone, with few exceptions (seed %i)',
    (seed) => {
      const random = seededRandom(seed);
      const posts = makeSpamPosts(random, 400).map((post, index) => ({
        ...{ ...post, website: '', fillTime: 60_000 },
        address: `10.${index % 200}.${index % 130}.1`,
      }));
      // Without any previous posts: each is the first of its kind.
      const passed = posts
        .flatMap((post) => judgePosts(random, [post], { gap: busyGap }))
        .filter(({ verdict }) => !verdict.isHeld);
      expect(passed.length, JSON.stringify(passed.slice(0, 30), null, 1)).toBeLessThanOrEqual(40);
    },
  );

  it.each(seeds)('holds none of 200 honest posts (seed %i)', (seed) => {
    const random = seededRandom(seed);
    const judged = judgePosts(random, makeHonestPosts(random, 200), { gap: quietGap });
    const held = judged.filter(({ verdict }) => verdict.isHeld);
    expect(held, JSON.stringify(held.slice(0, 20), null, 1)).toEqual([]);
  });

  it('holds four of five handwritten offers, and no request', () => {
    const random = seededRandom(1);
    for (const half of [isTuned, (text: string) => !isTuned(text)]) {
      const offers = judgeAlone(random, readTexts('by-hand.tsv', 'spam').filter(half));
      const held = offers.filter(({ verdict }) => verdict.isHeld);
      expect(held.length / offers.length).toBeGreaterThanOrEqual(0.8);
      const requests = judgeAlone(random, readTexts('by-hand.tsv', 'honest').filter(half));
      expect(requests.filter(({ verdict }) => verdict.isHeld)).toEqual([]);
    }
  });

  it('holds most offers of unrelated goods, and no request of a second set', () => {
    const random = seededRandom(1);
    const offers = judgeAlone(random, readTexts('second.tsv', 'spam'));
    const passed = offers.filter(({ verdict }) => !verdict.isHeld).map(({ text }) => text);
    expect(passed.length / offers.length, passed.join('\n')).toBeLessThanOrEqual(0.12);
    const requests = judgeAlone(random, readTexts('second.tsv', 'honest'));
    expect(requests.filter(({ verdict }) => verdict.isHeld)).toEqual([]);
  });
});
