export { OrderPage, type StaffOrderPageProps } from './order-page.tsx';
export { OrdersPage, type StaffOrdersPageProps } from './orders-page.tsx';
export { StrayPaymentsPage, type StrayPaymentsPageProps } from './stray-payments-page.tsx';
