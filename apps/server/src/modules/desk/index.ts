export { closeFeedbackTicket, openFeedbackTicket } from './feedback-tickets.ts';
