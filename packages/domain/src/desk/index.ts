export { findLures } from './lures.ts';
export { cutQuotedMail } from './quoted-mail.ts';
export {
  addServiceTime,
  answerHours,
  datesBetween,
  isWeekend,
  type ServiceCalendar,
  serviceTimeBetween,
} from './service-hours.ts';
export { judgeSpam, type SpamFacts, type SpamSignal, type SpamVerdict } from './spam.ts';
export { isCustomers } from './spam-text.ts';
export { differingBits, normalizedText, textShape } from './text-shape.ts';
export { nextTicketState, type TicketEvent, type TicketState, ticketStates } from './ticket-state.ts';
