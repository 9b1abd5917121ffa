import { expect, it } from 'vitest';
import { addAddresses, type Lock } from './lock-with-addresses.ts';

const integrity = 'sha512-a';
const addressOf = (path: string, given: object, settings = {}) => {
  const lock: Lock = { packages: { [path]: { version: '1.2.3', integrity, ...given } } };
  return addAddresses(lock, { registry: 'https://one.example/npm', ...settings }).packages[path]?.resolved;
};

it.each([
  ['a package', 'node_modules/tool', {}, 'tool/-/tool-1.2.3.tgz'],
  ['a package of a scope', 'node_modules/@a/tool', {}, '@a/tool/-/tool-1.2.3.tgz'],
  ['a package below another', 'node_modules/x/node_modules/tool', {}, 'tool/-/tool-1.2.3.tgz'],
  ['a package in a folder of another name', 'node_modules/other', { name: 'tool' }, 'tool/-/tool-1.2.3.tgz'],
])('adds the address of %s', (_, path, given, expected) => {
  expect(addressOf(path, given)).toBe(`https://one.example/npm/${expected}`);
});

it('uses the registry of a scope', () => {
  const settings = { '@a:registry': 'https://two.example/' };
  expect(addressOf('node_modules/@a/tool', {}, settings)).toBe(
    'https://two.example/@a/tool/-/tool-1.2.3.tgz',
  );
});

it('changes neither links nor packages that have an address', () => {
  const lock = {
    packages: {
      '': { name: 'all' },
      'node_modules/own': { resolved: 'packages/own', link: true },
      'node_modules/git': { integrity, resolved: 'git+ssh://one.example/git' },
    },
  };
  expect(addAddresses(lock, { registry: 'https://one.example/' })).toEqual(lock);
});
