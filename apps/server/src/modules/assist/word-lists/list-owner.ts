/** Owner of lists that apply to the whole installation. No account has this id. */
export const operator = 'operator';

const organisations = 'organisation/';

/** Returns the owner of an organisation's lists. No account has such an id. */
export function organisationOwner(organisationId: string): string {
  return `${organisations}${organisationId}`;
}

/** Returns whether lists belong to a user, not to the operator or an organisation. */
export function isPersonal(owner: string): boolean {
  return owner !== operator && !owner.startsWith(organisations);
}
