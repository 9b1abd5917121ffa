import { seededRandom } from '@inkstone/kernel';
import { describe, expect, it } from 'vitest';
import { isTuned, judgeAlone, readTexts } from '../testing/by-hand.ts';
import { makeFlood } from '../testing/flood.ts';
import { makeHonestPosts } from '../testing/honest-posts.ts';
import { busyGap, judgePosts, quietGap } from '../testing/judge-posts.ts';
import { makeSpamPosts, type Post } from '../testing/spam-posts.ts';

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

  it('holds offers whose authors had not read the guard, and no request', () => {
    const random = seededRandom(1);
    for (const [file, share] of [
      ['third.tsv', 0.97],
      ['fourth.tsv', 0.8],
    ] as const) {
      const offers = judgeAlone(random, readTexts(file, 'spam'));
      const passed = offers.filter(({ verdict }) => !verdict.isHeld).map(({ text }) => text);
      expect(1 - passed.length / offers.length, passed.join('\n')).toBeGreaterThanOrEqual(share);
      const requests = judgeAlone(random, readTexts(file, 'honest'));
      expect(requests.filter(({ verdict }) => verdict.isHeld)).toEqual([]);
    }
  });

  it('passes at most 1 % of 1,000 posts that people send from 300 addresses, and holds no request among them', () => {
    const random = seededRandom(7);
    const addresses = Array.from({ length: 300 }, (_, at) => `${20 + (at % 180)}.${at}.7.1`);
    const flood = makeFlood(random, ['third.tsv', 'fourth.tsv'], 1000, addresses);
    const requests = readTexts('fourth.tsv', 'honest').map((text, at) => ({
      ...{ name: 'A. Sender', company: '', email: `h${at}@example.org`, website: '', fillTime: 60_000 },
      ...{ address: `9.${at}.1.1`, text },
    }));
    const judged = judgePosts(
      random,
      flood.flatMap((post, at) => [post, ...(at % 16 === 8 ? requests.slice(at >> 4, (at >> 4) + 1) : [])]),
      { gap: 20_000 },
    );
    const isRequest = ({ post }: (typeof judged)[number]) => post.email.endsWith('@example.org');
    const passed = judged.filter((each) => !isRequest(each) && !each.verdict.isHeld);
    expect(passed.length, passed.map(({ post }) => post.text).join('\n')).toBeLessThanOrEqual(10);
    const held = judged.filter((each) => isRequest(each) && each.verdict.isHeld);
    expect(held.length, held.map(({ post }) => post.text).join('\n')).toBeLessThanOrEqual(20);
  });

  it('does not treat many honest requests within an hour as a flood', () => {
    const random = seededRandom(1);
    const requests = (['third.tsv', 'fourth.tsv'] as const)
      .flatMap((file) => readTexts(file, 'honest'))
      .map((text, at) => ({
        ...{ name: 'A. Sender', company: '', email: `h${at}@example.org`, website: '', fillTime: 60_000 },
        ...{ address: `9.${at}.1.1`, text },
      }));
    const judged = judgePosts(random, requests, { gap: 20_000 });
    expect(judged.filter(({ verdict }) => verdict.isHeld)).toEqual([]);
  });

  it('holds further offers that name the same site, and the sixth of a sender within a day', () => {
    const random = seededRandom(1);
    const by = (at: number, sender: string, text: string): Post => ({
      ...{ name: 'A. Sender', company: '', email: sender, website: '', fillTime: 60_000 },
      ...{ address: `7.${at}.1.1`, text },
    });
    const texts = ['怎样导出文稿？', '可以校对英文吗？', '会员到期以后文稿还在吗？', '请问怎么退款？'];
    const lines = ['您的医保卡将于今日停用', '有一封挂号信等待签收', '小区停水通知已经发布', '积分月底清零'];
    const named = lines.map((line, at) =>
      by(at, `s${at}@example.com`, `【通知】${line}，详情登录 yb-note.com/a${at} 查看`),
    );
    expect(judgePosts(random, named, { gap: quietGap }).map(({ verdict }) => verdict.isHeld)).toEqual([
      ...[false, true, true, true],
    ]);
    const ours = texts.map((text, at) => by(at, `o${at}@example.com`, `${text} inkstone.example/manual`));
    expect(judgePosts(random, ours, { gap: quietGap }).filter(({ verdict }) => verdict.isHeld)).toEqual([]);
    const own = [...texts, '怎么开发票？', '怎么改密码？'].map((text, at) => by(at, 'one@example.com', text));
    expect(judgePosts(random, own, { gap: quietGap }).map(({ verdict }) => verdict.isHeld)).toEqual([
      ...[false, false, false, false, false, true],
    ]);
  });
});
