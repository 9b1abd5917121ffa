export { FileReviewPage } from './file-review-page.tsx';
