import { expect, it } from 'vitest';
import { RepeatedStatements } from './repeated-statements.ts';

const nameOf = (repeated: RepeatedStatements, text: string) => repeated.named({ text }).name;

it('names a statement from its second time on, each text differently', () => {
  const repeated = new RepeatedStatements();
  const names = (text: string) => [1, 2, 3].map(() => nameOf(repeated, text));
  expect(names('select a where b = $1')).toEqual([undefined, 'repeated_1', 'repeated_1']);
  expect(names('select b where b = $1')).toEqual([undefined, 'repeated_2', 'repeated_2']);
  const statement = { text: 'select a where b = $1', rowMode: 'array' };
  expect(repeated.named(statement)).toEqual({ ...statement, name: 'repeated_1' });
});

it.each([
  'select a from b where c in ($1, $2)',
  'insert into a (b, c) values ($1, $2), ($3, $4)',
  'insert into a (b, c) values ($1, default), (default, $2)',
  'select * from a where b = $1',
  'select a.* from a where b = $1',
  'insert into a values ($1) returning *',
])('never names a text that varies: %s', (text) => {
  const repeated = new RepeatedStatements();
  expect([1, 2, 3].map(() => nameOf(repeated, text))).toEqual([undefined, undefined, undefined]);
});

it('names a limited number of statements', () => {
  const repeated = new RepeatedStatements();
  const twice = (text: string) => [nameOf(repeated, text), nameOf(repeated, text)][1];
  const names = Array.from({ length: 300 }, (_, i) => twice(`select ${i} where a = $1`));
  expect(names.filter((name) => name !== undefined)).toHaveLength(250);
  expect(twice('select 1 where a = $1')).toBe('repeated_2');
});
