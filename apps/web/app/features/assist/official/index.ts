export { OfficialPage } from './official-page.tsx';
