export { OrderPage, type OrderPageProps } from './order-page.tsx';
export { OrderStatusDialog, type OrderStatusDialogProps } from './order-status-dialog.tsx';
export { OrdersPage, type OrdersPageProps } from './orders-page.tsx';
