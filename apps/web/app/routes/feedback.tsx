import { FeedbackPage } from '../features/site/feedback/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';

export const handle: RouteHandle = { phrases: ['feedback'] };

export default function FeedbackRoute() {
  return <FeedbackPage />;
}
