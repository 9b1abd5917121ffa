import { BusinessPage } from '../features/site/business/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';

export const handle: RouteHandle = { phrases: ['business'], isLight: true };

export default BusinessPage;
