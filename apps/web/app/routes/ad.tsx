import { AdPage } from '../features/site/campaign/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';

// Not light: the text of the field is handed to the trial page in memory.
export const handle: RouteHandle = { phrases: ['campaign'] };

export default AdPage;
