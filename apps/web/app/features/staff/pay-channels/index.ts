export { PayChannelsPage } from './pay-channels-page.tsx';
