export { EducationPage } from './education-page.tsx';
