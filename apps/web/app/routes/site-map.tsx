import { SiteMapPage } from '../features/site/site-map/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';

export const handle: RouteHandle = { phrases: ['site-map'], isLight: true };

export default SiteMapPage;
