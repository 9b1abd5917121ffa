import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** Path of the page of the simulated wallet on which a payer agrees. */
export const simulatedAgreementPath = (agreementId: string) => `/simulator/agreement/${agreementId}`;

/** An agreement at a simulated provider. */
export const simulatedAgreement = z.object({
  agreementId: z.string(),
  channel: z.enum(['wechat', 'alipay']),
  subject: z.string(),
  amount: z.int(),
  currency: z.string(),
  state: z.enum(['pending', 'signed', 'ended']),
  /** The outcome of charges: see `agreementAction`. */
  charges: z.enum(['paid', 'no_money', 'refused', 'lost']),
  returnUrl: z.string(),
});
export type SimulatedAgreement = z.output<typeof simulatedAgreement>;

/**
 * An action of a payer or a tester. `refuse`: the payer does not agree. `lost`: charges are executed, but their replies are lost.
 */
export const agreementAction = z.enum(['sign', 'refuse', 'end', 'paid', 'no_money', 'refused', 'lost']);

export type AgreementAction = z.output<typeof agreementAction>;

const agreementId = z.uuid();

export const readSimulatedAgreement = endpoint({
  method: 'GET',
  path: '/api/simulator/agreement',
  summary: 'Returns an agreement at a simulated provider.',
  audience: 'anyone',
  input: z.object({ agreementId }),
  reply: simulatedAgreement,
  errors: ['not_found'],
  rate: 'normal',
});

export const actOnSimulatedAgreement = endpoint({
  method: 'POST',
  path: '/api/simulator/agreement/act',
  summary: 'Signs, refuses or ends a simulated agreement, or decides what becomes of its charges.',
  audience: 'anyone',
  input: z.object({ agreementId, action: agreementAction }),
  reply: simulatedAgreement,
  errors: ['not_found', 'simulated_action_refused'],
  rate: 'normal',
});
