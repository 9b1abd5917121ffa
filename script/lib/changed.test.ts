import { describe, expect, it } from 'vitest';
import { selectTests } from './changed.ts';

const nothing = { server: [], journeys: [], isProduct: false };

describe('selectTests', () => {
  it.each([
    ['a document', ['docs/scale.md', 'apps/server/src/platform/db/README.md'], nothing],
    [
      'a use case: the tests of its module',
      ['apps/server/src/modules/sharing/save-share.ts', 'apps/server/src/modules/sharing/links/make-link.ts'],
      { ...nothing, server: ['apps/server/src/modules/sharing/'], isProduct: true },
    ],
    [
      'a test of the server: itself',
      ['apps/server/src/platform/sync/floods.int.test.ts'],
      { ...nothing, server: ['apps/server/src/platform/sync/floods.int.test.ts'] },
    ],
    [
      'what all routes go through',
      ['apps/server/src/platform/http/handle.ts'],
      { ...nothing, server: 'all', isProduct: true },
    ],
    [
      'a contract',
      ['packages/contracts/src/documents/folders.ts'],
      { ...nothing, server: 'all', isProduct: true },
    ],
    ['a test of a contract', ['packages/contracts/src/folders.test.ts'], nothing],
    ['a page', ['apps/web/app/routes/home.tsx'], { ...nothing, isProduct: true }],
    ['a journey', ['tests/e2e/caret.spec.ts'], { ...nothing, journeys: ['tests/e2e/caret.spec.ts'] }],
    ['what journeys share', ['tests/support/entry.ts'], { ...nothing, isProduct: true }],
  ])('selects for %s', (_, files, expected) => expect(selectTests(files)).toEqual(expected));
});
