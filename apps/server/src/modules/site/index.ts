import { fonts, listFonts } from '@inkstone/contracts/fonts';
import { type Route, route } from '../../http/route.ts';
import { termsRoutes } from './terms/routes.ts';

export { fontFolders } from './fonts/font-files.ts';
export { openTermsShelf, type TermsShelf } from './terms/terms-shelf.ts';

export const siteRoutes: Route[] = [route(listFonts, async () => ({ fonts: [...fonts] })), ...termsRoutes];
