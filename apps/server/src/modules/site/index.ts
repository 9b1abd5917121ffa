import { fonts, listFonts } from '@inkstone/contracts/fonts';
import { type Route, route } from '../../http/route.ts';

export { fontFolders } from './fonts/font-files.ts';

export const siteRoutes: Route[] = [route(listFonts, async () => ({ fonts: [...fonts] }))];
