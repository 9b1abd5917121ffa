export { cleanOrganisationName } from './organisation-name.ts';
