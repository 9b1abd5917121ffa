import { expect, it } from 'vitest';
import { type EmbedView, embedAddress } from './embed-page.ts';

it('names the embedding page in the address', () => {
  const of = (language?: string, view: EmbedView = 'compare', isDialog = false) => {
    const site = 'https://write.example.com';
    const options = { site, view, isDialog, ...(language !== undefined && { language }) };
    return embedAddress(options, 'https://app.example.com').href;
  };
  expect(of()).toBe('https://write.example.com/vipV3/compare?origin=https%3A%2F%2Fapp.example.com');
  expect(of('zh')).toBe('https://write.example.com/zh/vipV3/compare?origin=https%3A%2F%2Fapp.example.com');
  expect(of(undefined, 'upgrade', true)).toMatch(/^https:\/\/write\.example\.com\/vipV3\/upgradeModal\?/);
  expect(of('en', 'compare', true)).toMatch(/^https:\/\/write\.example\.com\/en\/scheme\/schemeModal\?/);
});
