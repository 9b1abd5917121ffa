export { ContactPage, DemoPage } from './contact-page.tsx';
