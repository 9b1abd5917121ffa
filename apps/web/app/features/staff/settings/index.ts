export { InForcePage } from './in-force-page.tsx';
