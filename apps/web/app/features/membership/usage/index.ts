export { UsagePage, type UsagePageProps } from './usage-page.tsx';
