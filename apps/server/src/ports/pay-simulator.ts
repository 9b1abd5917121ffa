import type { SimulatedAction, SimulatedCardReply, SimulatedTrade } from '@inkstone/contracts/orders';
import type { AgreementAction, SimulatedAgreement } from '@inkstone/contracts/subscriptions';

/**
 * The simulated payment providers, for actions of testers as payers or providers. Methods throw `not_found`
 * for an unknown payment and `simulated_action_refused` for an action that its state does not allow.
 */
export interface PaySimulator {
  /** Sets the origin to which notices are posted, such as `http://127.0.0.1:4700`; BASE_URL by default. */
  postTo(origin: string): void;
  /** Lists the payments, newest first. */
  list(): Promise<SimulatedTrade[]>;
  read(tradeId: string): Promise<SimulatedTrade>;
  /** Performs an action, and posts the notices that are due. `times` is for `repeat_notice`. */
  act(tradeId: string, action: SimulatedAction, times: number): Promise<SimulatedTrade>;
  payCard(clientSecret: string, number: string): Promise<SimulatedCardReply>;
  confirmCard(clientSecret: string, isConfirmed: boolean): Promise<SimulatedCardReply>;
  readAgreement(agreementId: string): Promise<SimulatedAgreement>;
  /** Lets the payer sign or end an agreement, or sets the outcome of charges. */
  actOnAgreement(agreementId: string, action: AgreementAction): Promise<SimulatedAgreement>;
  /** Posts a notice that is due. Failures are retried with the delays of the provider. */
  sendNotice(noticeId: string): Promise<void>;
  /** Completes a refund that is pending at its provider. */
  endRefund(providerRefund: string): Promise<void>;
  /** Simulates what a card provider does at the end of a subscription's period. */
  runPeriod(subscriptionRef: string): Promise<void>;
}

/** The kinds of due rows that `sendNotice`, `endRefund` and `runPeriod` handle. */
export const simulatedNoticeKind = 'send-simulated-notice';
export const simulatedRefundKind = 'end-simulated-refund';
export const simulatedPeriodKind = 'run-simulated-period';
