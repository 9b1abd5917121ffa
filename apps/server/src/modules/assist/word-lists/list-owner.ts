/** Whose lists hold for the whole installation. No account has such an id. */
export const operator = 'operator';

const organisations = 'organisation/';

/** The owner of an organisation's lists, in the place of an account. No account has such an id. */
export function organisationOwner(organisationId: string): string {
  return `${organisations}${organisationId}`;
}

/** Whether lists belong to a person, not to the operator or an organisation. */
export function isPersonal(owner: string): boolean {
  return owner !== operator && !owner.startsWith(organisations);
}
