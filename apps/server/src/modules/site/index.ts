import { fonts, listFonts } from '@inkstone/contracts/fonts';
import { type Route, route } from '../../http/route.ts';
import { feedbackRoutes } from './feedback/routes.ts';
import { termsRoutes } from './terms/routes.ts';

export { screenshotKey } from './feedback/screenshot.ts';
export {
  type BugReport,
  closeBugReport,
  closeFeedback,
  findBugReport,
  listBugReports,
  listFeedback,
  type VisitorFeedback,
} from './feedback/store.ts';
export { fontFolders } from './fonts/font-files.ts';
export { openTermsShelf, type TermsShelf } from './terms/terms-shelf.ts';

export const siteRoutes: Route[] = [
  route(listFonts, async () => ({ fonts: [...fonts] })),
  ...termsRoutes,
  ...feedbackRoutes,
];
