/** Reads the visit id from a Cookie header by cookie name; '' on the first visit. */
export function readVisitCookie(header: string, name: string): string {
  const pairs = header.split(/;\s*/).map((pair) => pair.split('='));
  return pairs.find(([each]) => each === name)?.[1] ?? '';
}
