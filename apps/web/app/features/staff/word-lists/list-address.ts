/** Identifies a list of the installation or of an organisation. */
export interface ListAddress {
  readonly list: string;
  readonly organisation: string | undefined;
}

/** Returns the query string that identifies a list, with further fields such as its version. */
export function listQuery(
  { list, organisation }: ListAddress,
  more: Readonly<Record<string, string | number>> = {},
): string {
  const query = new URLSearchParams({ list });
  if (organisation !== undefined) query.set('organisation', organisation);
  for (const [name, value] of Object.entries(more)) query.set(name, String(value));
  return `?${query}`;
}
