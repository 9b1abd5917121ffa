import * as contract from '@inkstone/contracts/membership';
import * as campaigns from '@inkstone/contracts/staff/campaigns';
import * as memberships from '@inkstone/contracts/staff/memberships';
import * as prices from '@inkstone/contracts/staff/prices';
import * as rewards from '@inkstone/contracts/staff/rewards';
import { type Route, route } from '../../platform/http/route.ts';
import { createCampaign, endCampaign, previewCampaign } from './campaigns/manage-campaigns.ts';
import { listItems, listPackages } from './catalogue/list-packages.ts';
import { listFunctions, listPrivileges } from './catalogue/list-privileges.ts';
import { recommendProducts } from './catalogue/recommend-products.ts';
import { convertPlus } from './conversion/convert.ts';
import { quoteConversion } from './conversion/quote-conversion.ts';
import { decideSharePicture, listSharePictures, showSharePicture } from './free-words/review-pictures.ts';
import { readSharePicture, sendSharePicture } from './free-words/send-picture.ts';
import { listGrants } from './grants/describe-grants.ts';
import { explainMembership } from './grants/explain-membership.ts';
import { addPrice } from './prices/add-price.ts';
import { listPrices } from './prices/list-prices.ts';
import { claimTrial } from './trials/claim-trial.ts';
import { listTrials } from './trials/list-trials.ts';
import { explainAccess } from './usage/explain-access.ts';
import { readUsage } from './usage/read-usage.ts';

export const membershipRoutes: Route[] = [
  route(contract.listPackages, listPackages),
  route(contract.listItems, listItems),
  route(contract.listPrivileges, listPrivileges),
  route(contract.listFunctions, listFunctions),
  route(contract.recommendProducts, recommendProducts),
  route(contract.listGrants, listGrants),
  route(contract.quoteConversion, quoteConversion),
  route(contract.convertPlus, convertPlus),
  route(contract.listTrials, listTrials),
  route(contract.claimTrial, claimTrial),
  route(contract.readSharePicture, readSharePicture),
  route(contract.sendSharePicture, sendSharePicture),
  route(rewards.listSharePictures, listSharePictures),
  route(rewards.showSharePicture, showSharePicture),
  route(rewards.decideSharePicture, decideSharePicture),
  route(contract.readUsage, readUsage),
  route(contract.explainAccess, explainAccess),
  route(memberships.explainMembership, explainMembership),
  route(prices.listPrices, listPrices),
  route(prices.addPrice, addPrice),
  route(campaigns.previewCampaign, previewCampaign),
  route(campaigns.createCampaign, createCampaign),
  route(campaigns.endCampaign, endCampaign),
];
