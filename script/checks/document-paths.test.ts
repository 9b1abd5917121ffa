import { describe, expect, it } from 'vitest';
import { pathsNamed } from './document-paths.ts';

describe('pathsNamed', () => {
  it('finds paths of the repository in code spans, with every choice in braces', () => {
    const text = 'See `packages/kernel/src/{time,ids}.ts`, `script/test`, `npm ci` and `deps.mail`.';
    expect(pathsNamed('README.md', text)).toEqual([
      'packages/kernel/src/time.ts',
      'packages/kernel/src/ids.ts',
      'script/test',
    ]);
  });

  it('finds the targets of links relative to the document, except external ones', () => {
    const text = '[a](../glossary.md#words) [b](https://example.org/x) [c](#part) [d](0001-one.md)';
    expect(pathsNamed('docs/decisions/README.md', text)).toEqual([
      'docs/glossary.md',
      'docs/decisions/0001-one.md',
    ]);
  });

  it('omits patterns and placeholders', () => {
    expect(pathsNamed('README.md', '`apps/server/src/modules/<area>` `packages/*/src`')).toEqual([]);
  });
});
