export { AdPage } from './ad-page.tsx';
export { AppSharePage } from './app-share-page.tsx';
export { CampaignPage } from './campaign-page.tsx';
export { MobileLoginPage } from './mobile-login-page.tsx';
export { type CampaignVariant, variantOf } from './variants.ts';
