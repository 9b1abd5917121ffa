export { CouponsDialog } from './coupons-dialog.tsx';
export { CouponsPage, type CouponsPageProps } from './coupons-page.tsx';
