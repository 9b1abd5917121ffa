export { OrganisationPage, type OrganisationPageProps } from './organisation-page.tsx';
export { OrganisationsPage, type OrganisationsPageProps } from './organisations-page.tsx';
