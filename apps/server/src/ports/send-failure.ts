/**
 * Why a message was not accepted: too many to this receiver, a receiver that does not exist, or a fault of
 * the service or the operator, such as no balance or a blocklist. `silence`: the request was sent but not
 * answered, so the message may arrive.
 */
export type SendFault = 'limit' | 'receiver' | 'service' | 'silence';

/**
 * A message that a channel did not accept or acknowledge. Its text is for the log: it contains no receiver,
 * code or secret.
 */
export class SendFailure extends Error {
  readonly fault: SendFault;

  constructor(fault: SendFault, message: string) {
    super(message);
    this.name = 'SendFailure';
    this.fault = fault;
  }
}
