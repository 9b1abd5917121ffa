import { describe, expect, it } from 'vitest';
import { findHosts, findRanges } from './lock-file.ts';

describe('findRanges', () => {
  it('requires exact versions, except for workspace packages', () => {
    const manifest = {
      dependencies: { '@inkstone/kernel': '*', zod: '4.6.7' },
      devDependencies: { vite: '^8.0.0', next: 'latest', preview: '1.0.0-rc.1' },
    };
    expect(findRanges('package.json', manifest)).toEqual([
      'package.json: vite ^8.0.0 is not one exact version',
      'package.json: next latest is not one exact version',
    ]);
  });
});

describe('findHosts', () => {
  it('names packages with a registry address, except links of workspaces', () => {
    const packages = {
      'node_modules/@inkstone/kernel': { resolved: 'packages/kernel', link: true },
      'node_modules/a': {},
      'node_modules/b': { resolved: 'https://packages.example/b.tgz' },
    };
    expect(findHosts({ packages })).toEqual([
      'package-lock.json: node_modules/b names a host: https://packages.example/b.tgz',
    ]);
  });
});
