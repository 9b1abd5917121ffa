import { FeedbackPage } from '../features/feedback/index.ts';
import type { RouteHandle } from '../i18n/words-provider.tsx';

export const handle: RouteHandle = { phrases: ['feedback'] };

export default function FeedbackRoute() {
  return <FeedbackPage />;
}
