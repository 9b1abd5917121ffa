export { FeedbackPage, type FeedbackPageProps } from './feedback-page.tsx';
