import { expect, it } from 'vitest';
import { schoolYear } from './school-year.ts';

it.each([
  [0.4, { school: 'Primary', year: 1 }],
  [2.2, { school: 'Primary', year: 2 }],
  [6.4, { school: 'Primary', year: 6 }],
  [6.5, { school: 'Middle', year: 1 }],
  [9.4, { school: 'Middle', year: 3 }],
  [12.4, { school: 'High', year: 3 }],
  [12.5, { school: 'University' }],
])('a grade of %d is %j', (grade, school) => expect(schoolYear(grade)).toEqual(school));
