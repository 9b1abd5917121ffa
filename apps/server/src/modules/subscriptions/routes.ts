import { AppError, type ReplyOf } from '@inkstone/contracts';
import * as staffContract from '@inkstone/contracts/staff/subscriptions';
import * as contract from '@inkstone/contracts/subscriptions';
import { type Route, route, type UseCase } from '../../platform/http/route.ts';
import { agreeToPrice, chooseNoticeWay } from './agree-price.ts';
import { cancelSubscription } from './cancel.ts';
import { stripeSubscription } from './cards/begin.ts';
import { changeCard, endCardChange } from './cards/change-card.ts';
import { checkSubscription } from './check.ts';
import { listAllSubscriptions, listSubscriptions, readSubscription } from './list-subscriptions.ts';
import { renewalTerms } from './offer.ts';
import { sign } from './sign.ts';
import {
  findSubscriber,
  findSubscriptions,
  getStaffSubscription,
  retrySubscription,
  staffCancel,
} from './staff.ts';

type Reading = typeof contract.readSimulatedAgreement;
type Acting = typeof contract.actOnSimulatedAgreement;

/** An agreement at a simulated provider; not found unless SIMULATOR is on. */
const readSimulated: UseCase<Reading, ReplyOf<Reading>> = async ({ paySimulator }, _who, { agreementId }) => {
  if (!paySimulator) throw new AppError('not_found');
  return paySimulator.readAgreement(agreementId);
};

const actOnSimulated: UseCase<Acting, ReplyOf<Acting>> = async ({ paySimulator }, _who, input) => {
  if (!paySimulator) throw new AppError('not_found');
  return paySimulator.actOnAgreement(input.agreementId, input.action);
};

export const subscriptionsRoutes: Route[] = [
  route(contract.listAllSubscriptions, listAllSubscriptions),
  route(contract.listSubscriptions, listSubscriptions),
  route(contract.readSubscription, readSubscription),
  route(contract.renewalTerms, renewalTerms),
  route(contract.alipaySubscription, sign('alipay')),
  route(contract.wechatSubscription, sign('wechat')),
  route(contract.stripeSubscription, stripeSubscription),
  route(contract.checkSubscription, checkSubscription),
  route(contract.changeCard, changeCard),
  route(contract.finishCardChange, endCardChange),
  route(contract.cancelSubscription, cancelSubscription),
  route(contract.agreeToPrice, agreeToPrice),
  route(contract.chooseNoticeWay, chooseNoticeWay),
  route(staffContract.findSubscriptions, findSubscriptions),
  route(staffContract.findSubscriber, findSubscriber),
  route(staffContract.getStaffSubscription, getStaffSubscription),
  route(staffContract.staffCancelSubscription, staffCancel),
  route(staffContract.retrySubscription, retrySubscription),
  route(contract.readSimulatedAgreement, readSimulated),
  route(contract.actOnSimulatedAgreement, actOnSimulated),
];
