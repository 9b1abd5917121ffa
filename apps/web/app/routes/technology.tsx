import { TechnologyPage } from '../features/site/technology/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';

export const handle: RouteHandle = { phrases: ['technology'], isLight: true };

export default TechnologyPage;
