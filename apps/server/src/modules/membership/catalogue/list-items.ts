import type { ReplyOf } from '@inkstone/contracts';
import type { listItems as contract } from '@inkstone/contracts/membership';
import type { UseCase } from '../../../platform/http/route.ts';
import { readItems } from './store.ts';
import { viewItem } from './view.ts';

/** Describes every item of the catalogue, listed or not. */
export const listItems: UseCase<typeof contract, ReplyOf<typeof contract>> = async ({ db }) => ({
  items: (await readItems(db.sql)).map(viewItem),
});
