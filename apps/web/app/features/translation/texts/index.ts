export { TranslatePage } from './translate-page.tsx';
