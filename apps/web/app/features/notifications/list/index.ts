export { NotificationsPage, type NotificationsPageProps } from './notifications-page.tsx';
