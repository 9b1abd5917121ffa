export { AgreementPage } from './agreement-page.tsx';
export { PaySimulatorPage } from './pay-simulator-page.tsx';
export { StoreSimulatorPage } from './stores/store-simulator-page.tsx';
export { WalletPage } from './wallet-page.tsx';
