export { CardPage } from './card/card-page.tsx';
export { ChangeCardPage } from './card/change-card-page.tsx';
export { ReceiptPage } from './card/receipt-page.tsx';
export { PayCodePage } from './phone/pay-code-page.tsx';
export { PayReturnPage } from './phone/pay-return-page.tsx';
export { PurchaseHost } from './purchase-host.tsx';
export { ConvertPage } from './upgrade/convert-page.tsx';
export { UpgradePage } from './upgrade/upgrade-page.tsx';
export { type Device, readDevice } from './ways/device.ts';
