import {
  agreedDocuments,
  type ConsentsView,
  type giveConsent as contract,
} from '@inkstone/contracts/site/terms';
import type { UseCase } from '../../../platform/http/route.ts';
import { recordConsents, requireCurrent } from './agree.ts';
import { listConsents } from './list-consents.ts';

/** Records consent to the named versions, if they are current. */
export const giveConsent: UseCase<typeof contract, ConsentsView> = async (deps, who, { agreedVersions }) => {
  requireCurrent(deps, agreedVersions);
  const { accountId, origin } = who;
  const named = agreedDocuments.filter((document) => agreedVersions[document] !== undefined);
  return deps.db.transact(async ({ sql }) => {
    await recordConsents(deps, sql, { accountId, locale: origin.locale }, named);
    return listConsents(deps, sql, accountId);
  });
};
