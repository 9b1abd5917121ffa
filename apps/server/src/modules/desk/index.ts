export { closeFeedbackTicket, openFeedbackTicket } from './feedback-tickets.ts';
export { deskModule } from './manifest.ts';
