/**
 * Why a message was not taken: too many to this receiver, a receiver that does not exist, or anything that is the
 * service's or the operator's affair, such as no balance or a black list. Of `silence` nobody knows: the message left,
 * no answer came, and it may arrive.
 */
export type SendFault = 'limit' | 'receiver' | 'service' | 'silence';

/** A message that a channel did not take, or did not say it took. Its words are for the log: they name no receiver, code or secret. */
export class SendFailure extends Error {
  readonly fault: SendFault;

  constructor(fault: SendFault, message: string) {
    super(message);
    this.name = 'SendFailure';
    this.fault = fault;
  }
}
