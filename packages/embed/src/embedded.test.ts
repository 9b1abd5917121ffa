import { expect, it } from 'vitest';
import { createEmbedded, isOrigin } from './embedded.ts';

it('sends to the one origin', () => {
  const posted: unknown[][] = [];
  const parent = { postMessage: (...message: unknown[]) => void posted.push(message) };
  const { send } = createEmbedded({ parent, origin: 'https://app.example.com' });
  send('loaded', 'iframe_upgrade');
  send('buy_vip', 'iframe_compare', { plan: 'year_vip' });
  expect(posted).toEqual([
    [{ type: 'loaded', source: 'iframe_upgrade' }, 'https://app.example.com'],
    [{ type: 'buy_vip', source: 'iframe_compare', plan: 'year_vip' }, 'https://app.example.com'],
  ]);
});

it.each([
  '*',
  '/',
  '',
  'null',
  'https://*.example.com',
  'https://app.example.com/',
  'https://a.example/x',
  'ftp://a',
])('refuses %j as an origin', (origin) => {
  expect(isOrigin(origin)).toBe(false);
  expect(() => createEmbedded({ parent: { postMessage: () => undefined }, origin })).toThrow('not an origin');
});
