import { AdPage } from '../features/site/campaign/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';

export const handle: RouteHandle = { phrases: ['campaign'], isLight: true };

export default AdPage;
