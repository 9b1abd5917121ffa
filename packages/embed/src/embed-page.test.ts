import { expect, it } from 'vitest';
import { embedAddress } from './embed-page.ts';

it('names the embedding page in the address', () => {
  const of = (language?: string) =>
    embedAddress('https://write.example.com', 'compare', 'https://app.example.com', language).href;
  expect(of()).toBe('https://write.example.com/vipV3/compare?origin=https%3A%2F%2Fapp.example.com');
  expect(of('zh')).toBe('https://write.example.com/zh/vipV3/compare?origin=https%3A%2F%2Fapp.example.com');
});
