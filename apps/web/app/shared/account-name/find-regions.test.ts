import { describe, expect, it } from 'vitest';
import { findRegions, servedRegions } from './find-regions.ts';

const regions = [
  { region: 'CN', code: '86', name: '中国' },
  { region: 'CI', code: '225', name: 'Côte d’Ivoire' },
  { region: 'US', code: '1', name: 'United States' },
  { region: 'AG', code: '1', name: 'Antigua & Barbuda' },
];

it('servedRegions returns the countries that receive codes', () => {
  const lettersOf = (countries: string[] | null) =>
    servedRegions(regions, countries).map(({ region }) => region);
  expect(lettersOf(null)).toEqual(['CN', 'CI', 'US', 'AG']);
  expect(lettersOf(['US', 'CN'])).toEqual(['CN', 'US']);
});

describe('findRegions', () => {
  it.each([
    ['', ['CN', 'CI', 'US', 'AG']],
    ['+', ['CN', 'CI', 'US', 'AG']],
    ['+86', ['CN']],
    ['1', ['US', 'AG']],
    ['８６', ['CN']],
    ['中', ['CN']],
    ['cote', ['CI']],
    ['us', ['US']],
    ['unit', ['US']],
    ['xyz', []],
  ])('%j finds %j', (search, expected) => {
    expect(findRegions(regions, search).map((each) => each.region)).toEqual(expected);
  });
});
