import { EducationPage } from '../features/site/education/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';

export const handle: RouteHandle = { phrases: ['education'], isLight: true };

export default EducationPage;
