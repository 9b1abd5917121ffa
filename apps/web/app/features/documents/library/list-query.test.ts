import { documentSorts, fileTypes } from '@inkstone/contracts/documents';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countFilters, type ListQuery, readListQuery, wholeList, writeListQuery } from './list-query.ts';

const read = (search: string) => readListQuery(new URLSearchParams(search));
const folderId = '01900000-0000-7000-8000-000000000000';

describe('the URL of a list', () => {
  it('restores every list', () => {
    const places = fc.oneof(
      fc.record({ where: fc.constantFrom('live', 'recent', 'favourites'), folderId: fc.constant(null) }),
      fc.constant({ where: 'folder', folderId } as const),
    );
    const rest = fc.record({
      sort: fc.constantFrom(...documentSorts),
      isAscending: fc.boolean(),
      title: fc.string({ maxLength: 50 }),
      isFavouritesOnly: fc.boolean(),
      fileType: fc.option(fc.constantFrom(...fileTypes), { nil: null }),
    });
    fc.assert(
      fc.property(places, rest, (place, others) => {
        const query = { ...others, ...place } as ListQuery;
        expect(read(writeListQuery(query))).toEqual(query);
      }),
    );
  });

  it("is short for the default list, and contains a title's own direction", () => {
    expect(writeListQuery(wholeList)).toBe('');
    expect(writeListQuery({ ...wholeList, sort: 'title', isAscending: true })).toBe('?sort=title');
  });

  it('shows everything if it is invalid', () => {
    expect(read('in=trash&sort=x&direction=up&type=exe&only=1')).toEqual(wholeList);
  });
});

describe('countFilters', () => {
  it('counts the filters, not the order', () => {
    expect(countFilters({ ...wholeList, sort: 'title' })).toBe(0);
    expect(countFilters({ ...wholeList, title: 'a', isFavouritesOnly: true, fileType: 'pdf' })).toBe(3);
  });
});
