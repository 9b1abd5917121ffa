import { describe, expect, it } from 'vitest';
import {
  chatFeatures,
  createAddressFilter,
  createReferenceFilter,
  markCitations,
  mayUseChat,
  missingFacts,
} from './index.ts';

/** Sends a text through a filter in pieces of each size. */
function inPieces(create: () => { push(piece: string): string; flush(): string }, text: string): Set<string> {
  const results = new Set<string>();
  for (const size of [1, 2, 3, 7, text.length]) {
    const filter = create();
    let shown = '';
    for (let at = 0; at < text.length; at += size) shown += filter.push(text.slice(at, at + size));
    results.add(shown + filter.flush());
  }
  return results;
}

describe('references to blocks', () => {
  it('are kept if the block exists, and removed otherwise, however the text is split', () => {
    const create = () => createReferenceFilter(new Set(['b1', 'b12']));
    const text = 'Rain [b1], snow [b99]; 见【b12】和[b1, b7，b12]. A list [1] and [a link](x) and [b';
    expect(inPieces(create, text)).toEqual(
      new Set(['Rain [b1], snow ; 见[b12]和[b1][b12]. A list [1] and [a link](x) and [b']),
    );
  });

  it('are listed once each, in their order', () => {
    const filter = createReferenceFilter(new Set(['b1', 'b2']));
    filter.push('[b2] [b1] [b2] [b3');
    filter.push('] ');
    expect(filter.found).toEqual(['b2', 'b1']);
  });
});

describe('web addresses', () => {
  it('are removed unless they were given, however the text is split', () => {
    const create = () => createAddressFilter('See https://example.org/a for more');
    const text =
      'Read https://example.org/a. Not http://evil.test/?q=1 or www.evil.test，在 https://evil.test/x。完 the w';
    expect(inPieces(create, text)).toEqual(new Set(['Read https://example.org/a. Not  or ，在 。完 the w']));
  });

  it('without a scheme, of mail and of scripts are made inert', () => {
    const create = () => createAddressFilter('Write to a.b@good.org');
    const text =
      '详见evil.com/x?d=1。Write to thief@evil.example or a.b@good.org, [go](javascript:alert(1)) to evil.test. At 3.5 m, e.g. in Node.js: yes. 12:30. a.';
    expect(inPieces(create, text)).toEqual(
      new Set([
        '详见evil。Write to thief or a.b@good.org, [go](javascript(1)) to evil. At 3.5 m, e.g. in Node.js: yes. 12:30. a.',
      ]),
    );
  });
});

describe('citations', () => {
  const given = 'Smith, J. (2021). Rivers. doi:10.1000/xyz\n王伟, 2019. 河流研究';

  it.each([
    ['Rivers move (Smith, 2021) slowly.', 'Rivers move (Smith, 2021) slowly.', 0],
    ['Rivers move (Jones & Lee, 2020).', 'Rivers move [source needed].', 1],
    [
      'Jones et al. (2018) and Smith (2021) agree [3].',
      '[source needed] and Smith (2021) agree [source needed].',
      2,
    ],
    ['See doi:10.1000/xyz and 10.5555/12345678.', 'See doi:10.1000/xyz and [source needed]', 1],
    ['At https://made.up/page it says so.', 'At [source needed] it says so.', 1],
    ['In the year (about 3 m) nothing, f(x, 12).', 'In the year (about 3 m) nothing, f(x, 12).', 0],
  ])('%s', (text, wanted, replaced) => {
    expect(markCitations(text, given, 'en')).toMatchObject({ text: wanted, replaced });
  });

  it('are marked in Chinese too, and marks of the model are counted', () => {
    const text = '河流变迁（王伟，2019）很慢（李明，2018）。张强等（2020）认为[需要来源]。';
    expect(markCitations(text, given, 'zh')).toEqual({
      text: '河流变迁（王伟，2019）很慢[需要来源]。[需要来源]认为[需要来源]。',
      replaced: 2,
      missing: 3,
    });
  });
});

it('offers each model of the chat to the tiers that include it', () => {
  const of = (tier: 'free' | 'plus' | 'pro') => chatFeatures.filter((one) => mayUseChat(tier, one));
  expect([of('free'), of('plus'), of('pro')]).toEqual([
    ['chatV3'],
    ['chatV3', 'deepseek'],
    ['chatV3', 'deepseek', 'chatV4'],
  ]);
});

it('lists missing required facts', () => {
  expect(missingFacts('email', { recipient: 'Anna', topic: '  ' })).toEqual(['topic', 'points']);
  expect(missingFacts('thesis', { topic: 'Rivers' })).toEqual([]);
});
