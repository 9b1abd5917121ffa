import { expect, it } from 'vitest';
import { pageNameOf } from './page-names.ts';

it('names pages of the website, and none of the app', () => {
  expect(['/', '/plan', '/plan/upgrade', '/sharev3', '/vipV2/x', '/fileshare/abc'].map(pageNameOf)).toEqual([
    ...['home', 'plan', 'upgrade', 'share', 'purchase', 'fileshare'],
  ]);
  expect(pageNameOf('/nothing-known/of/it')).toBe('other');
  for (const path of ['/app', '/app/write/1', '/admin/orders', '/pay/x', '/terms/policy/embedded'])
    expect(pageNameOf(path), path).toBeNull();
});
