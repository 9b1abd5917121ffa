import { AppError, type ReplyOf } from '@inkstone/contracts';
import { rewriteLimits } from '@inkstone/contracts/rewriting';
import type {
  saveAction as contract,
  deleteAction as deleteContract,
  listActions as listContract,
} from '@inkstone/contracts/rewriting/revise';
import type { UseCase } from '../../../platform/http/route.ts';
import * as store from './store.ts';

/** Creates a custom action of the caller, or changes the one with the id. */
export const saveAction: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  { db, clock },
  { accountId },
  input,
) => {
  const { id, name, prompt } = {
    ...input,
    name: input.name.toWellFormed().replace(/\s+/g, ' '),
    prompt: input.prompt.toWellFormed(),
  };
  if (name === '' || prompt === '') throw new AppError('action_incomplete');
  const { actionName, actionPrompt, actions } = rewriteLimits;
  if (Array.from(name).length > actionName) throw new AppError('action_too_long', { limit: actionName });
  if (prompt.length > actionPrompt) throw new AppError('action_too_long', { limit: actionPrompt });
  const changedAt = clock.now();
  await db.transact(async ({ sql }) => {
    if ((await store.countOthers(sql, accountId, id)) >= actions)
      throw new AppError('too_many_actions', { limit: actions });
    await store.putAction(sql, { accountId, actionId: id, name, prompt, changedAt });
  });
  return { id, name, prompt, changedAt };
};

/** Lists the custom actions of the caller. */
export const listActions: UseCase<typeof listContract, ReplyOf<typeof listContract>> = async (
  { db },
  { accountId },
) => {
  const actions = await store.listActions(db.sql, accountId);
  return {
    actions: actions.map(({ actionId: id, name, prompt, changedAt }) => ({ id, name, prompt, changedAt })),
  };
};

/** Deletes a custom action of the caller. */
export const deleteAction: UseCase<typeof deleteContract, ReplyOf<typeof deleteContract>> = async (
  { db },
  { accountId },
  { id },
) => {
  await store.deleteAction(db.sql, accountId, id);
  return {};
};
