/** A year of one of the schools of China, counted from 1 in each. */
export type SchoolYear =
  | { readonly school: 'Primary' | 'Middle' | 'High'; readonly year: number }
  | { readonly school: 'University' };

/** The year that a grade of a readability formula stands for: 6 years of primary school, then 3 and 3. */
export function schoolYear(grade: number): SchoolYear {
  const year = Math.max(1, Math.round(grade));
  if (year <= 6) return { school: 'Primary', year };
  if (year <= 9) return { school: 'Middle', year: year - 6 };
  return year <= 12 ? { school: 'High', year: year - 9 } : { school: 'University' };
}
