import { HomePage } from '../features/site/index.ts';
import type { RouteHandle } from '../i18n/words-provider.tsx';

export const handle: RouteHandle = { phrases: ['site'] };

export default function HomeRoute() {
  return <HomePage />;
}
