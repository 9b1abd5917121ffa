import { expect, it } from 'vitest';
import { readEmbedder } from './embedder.ts';

const embedders = ['https://write.example.com', 'https://app.example.com'];
const read = (query: string) =>
  readEmbedder({ url: `https://write.example.com/vipV3/upgrade${query}` }, { embedders });

it('accepts an exact origin of the list', () => {
  expect(read('?origin=https%3A%2F%2Fapp.example.com')).toBe('https://app.example.com');
});

it.each([
  '',
  '?origin=',
  '?origin=*',
  '?origin=null',
  '?origin=https://app.example.com/',
  '?origin=http://app.example.com',
  '?origin=https://app.example.com.evil.example',
  '?origin=https://evil.example',
  '?origin=https://evil.example&origin=https://app.example.com',
])('refuses others: %s', (query) => expect(read(query)).toBeNull());
