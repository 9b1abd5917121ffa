import { AppError } from '@inkstone/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCursor, writeCursor } from './page-cursor.ts';

const id = '01900000-0000-7000-8000-000000000000';
const byTime = { by: 'updated', isAscending: false } as const;
const byTitle = { by: 'title', isAscending: true } as const;

describe('a cursor', () => {
  it('is parsed to the value it was created from', () => {
    const titles = fc.string({ unit: 'binary' }).filter((title) => !title.includes('\0'));
    fc.assert(
      fc.property(fc.nat(), titles, (at, title) => {
        const [time, name] = [
          { value: at, id },
          { value: title, id },
        ];
        expect(readCursor(byTime, writeCursor(byTime, time))).toEqual(time);
        expect(readCursor(byTitle, writeCursor(byTitle, name))).toEqual(name);
      }),
    );
  });

  it.each([
    writeCursor(byTitle, { value: 'a', id }),
    writeCursor({ ...byTime, isAscending: true }, { value: 1, id }),
    `updated.1.${id}.2`,
    `updated.-.${id}`,
    'updated.1.x',
    'x',
    '',
  ])('of another order or with an invalid value is refused: %s', (cursor) => {
    expect(() => readCursor(byTime, cursor)).toThrow(AppError);
  });

  it.each([`title-up.AA.${id}`, `title-up.gICA.${id}`])(
    'holds only text that a database takes: %s',
    (cursor) => {
      expect(() => readCursor(byTitle, cursor)).toThrow(AppError);
    },
  );
});
