/** File key of a report's screenshot, numbered from 0. */
export function screenshotKey(
  { accountId, reportId }: { readonly accountId: string; readonly reportId: string },
  place: number,
): string {
  return `bug-reports/${accountId}/${reportId}-${place}.webp`;
}
