import { expect, it } from 'vitest';
import { cleanOrganisationName } from './index.ts';

it('keeps a name as one line', () => {
  expect(cleanOrganisationName('  青山市\n 人民政府\u0000 ')).toEqual({ ok: true, value: '青山市 人民政府' });
  expect(cleanOrganisationName(' \t')).toEqual({ ok: false, refusal: 'empty' });
  expect(cleanOrganisationName('𠮷'.repeat(100))).toMatchObject({ ok: true });
  expect(cleanOrganisationName('𠮷'.repeat(101))).toEqual({ ok: false, refusal: 'too-long' });
});
