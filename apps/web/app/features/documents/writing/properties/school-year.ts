/** A year of a Chinese school, counted from 1 in each kind of school. */
export type SchoolYear =
  | { readonly school: 'Primary' | 'Middle' | 'High'; readonly year: number }
  | { readonly school: 'University' };

/** The school year of a readability grade: 6 years of primary school, 3 of middle school, 3 of high school. */
export function schoolYear(grade: number): SchoolYear {
  const year = Math.max(1, Math.round(grade));
  if (year <= 6) return { school: 'Primary', year };
  if (year <= 9) return { school: 'Middle', year: year - 6 };
  return year <= 12 ? { school: 'High', year: year - 9 } : { school: 'University' };
}
