export { DaysPage } from './days-page.tsx';
export { DeskPage, type DeskPageProps } from './desk-page.tsx';
export { TicketPage } from './ticket-page.tsx';
