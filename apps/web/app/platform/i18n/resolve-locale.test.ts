import { describe, expect, it } from 'vitest';
import {
  isSwitchedInPlace,
  localePath,
  matchAccepted,
  matchLocale,
  resolveLocale,
  splitPath,
} from './resolve-locale.ts';

describe('resolveLocale', () => {
  const nothing = { query: null, pathname: '/', saved: null, accepted: null };

  it.each([
    ['nothing known: Chinese', {}, 'zh'],
    ['the browser', { accepted: 'fr-CA,fr;q=0.9' }, 'fr'],
    ['the saved choice before the browser', { saved: 'ko', accepted: 'fr' }, 'ko'],
    ['the path before the saved choice', { pathname: '/de/login', saved: 'ko', accepted: 'fr' }, 'de'],
    ['the query before the path', { query: 'ru', pathname: '/de', saved: 'ko' }, 'ru'],
    ['a query we do not have is passed over', { query: 'pt', pathname: '/de' }, 'de'],
    ['a path that only looks like a language', { pathname: '/english', accepted: 'it' }, 'it'],
    ['a browser with none of our languages', { accepted: 'pt,es;q=0.5' }, 'zh'],
    ['a page that is Chinese only', { query: 'en', pathname: '/invoice', accepted: 'en' }, 'zh'],
    ['the same below a prefix', { pathname: '/en/sharev3' }, 'zh'],
    ['the overseas group, which follows the language', { pathname: '/en/vipV2/overseaPayMethod' }, 'en'],
    ['a receipt', { pathname: '/en/vipV2/creditCardPaySuccess' }, 'en'],
    ['the page that follows a payment', { pathname: '/en/vipV2/mobilePayOrderStatus' }, 'en'],
    ['its domestic neighbour', { pathname: '/en/vipV2/payMethod' }, 'zh'],
    ['the same in other letters', { pathname: '/en/vipv2/paymethod' }, 'zh'],
  ] as const)('%s', (_, hints, locale) => {
    expect(resolveLocale({ ...nothing, ...hints })).toBe(locale);
  });
});

describe('matchLocale', () => {
  it.each([
    ['zh', 'zh'],
    ['zh-CN', 'zh'],
    ['zh-Hans-HK', 'zh'],
    ['zh-TW', 'zh-tw'],
    ['zh-HK', 'zh-tw'],
    ['zh-Hant', 'zh-tw'],
    ['en_GB', 'en'],
    ['JA', 'ja'],
    ['pt-BR', null],
    ['', null],
  ] as const)('%s → %s', (tag, locale) => {
    expect(matchLocale(tag)).toBe(locale);
  });
});

describe('matchAccepted', () => {
  it.each([
    ['de;q=0.4, it;q=0.8', 'it'],
    ['de, it', 'de'],
    ['en;q=0, fr;q=0.1', 'fr'],
    ['*', null],
    ['nonsense;;;', null],
  ] as const)('%s → %s', (header, locale) => {
    expect(matchAccepted(header)).toBe(locale);
  });
});

describe('splitPath and localePath', () => {
  it.each([
    ['/', null, '/'],
    ['/fr', 'fr', '/'],
    ['/fr/', 'fr', '/'],
    ['/fr#plan', 'fr', '/#plan'],
    ['/fr?a=/b', 'fr', '/?a=/b'],
    ['/zh-tw/app/trash', 'zh-tw', '/app/trash'],
    ['/app', null, '/app'],
  ] as const)('splits %s', (path, locale, rest) => {
    expect(splitPath(path)).toEqual({ locale, rest });
  });

  it.each([
    ['/', '/de'],
    ['/fr', '/de'],
    ['/fr#plan', '/de#plan'],
    ['/fr/', '/de'],
    ['/fr/login', '/de/login'],
    ['/app/trash', '/de/app/trash'],
    ['/#plan', '/de#plan'],
    ['/login?next=%2Fapp', '/de/login?next=%2Fapp'],
  ] as const)('takes %s to %s', (path, expected) => {
    expect(localePath('de', path)).toBe(expected);
  });
});

describe('isSwitchedInPlace', () => {
  it.each([
    ['/zh/manual', true],
    ['/manual/first-steps', true],
    ['/de/plan', true],
    ['/coreTechnology/contactUs', true],
    ['/en/bussiness/contactSales', true],
    ['/planning', false],
    ['/coreTechnology', false],
    ['/fr', false],
  ])('%s: %s', (path, isInPlace) => {
    expect(isSwitchedInPlace(path)).toBe(isInPlace);
  });
});
