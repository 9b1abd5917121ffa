export { CouponsPage, type CouponsPageProps } from './coupons-page.tsx';
