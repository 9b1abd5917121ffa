/** The visit remembered in a Cookie header under a name; '' for somebody who comes for the first time. */
export function readVisitCookie(header: string, name: string): string {
  const pairs = header.split(/;\s*/).map((pair) => pair.split('='));
  return pairs.find(([each]) => each === name)?.[1] ?? '';
}
