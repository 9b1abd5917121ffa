import { freeRewriting } from '@inkstone/domain/membership';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { markHasher } from '../trials/marks.ts';
import { grantWords } from '../words/grant-words.ts';
import { insertMarks } from './store.ts';

/** Grants the free words of a WeChat identity, once, to the account that signs in with it. */
export async function grantWelcomeWords(
  deps: Pick<Deps, 'keys' | 'random' | 'log' | 'ids' | 'clock'>,
  sql: Sql,
  { accountId, wechat }: { readonly accountId: string; readonly wechat: string },
): Promise<void> {
  const at = deps.clock.now();
  const hash = await markHasher(deps, sql);
  if (!(await insertMarks(sql, 'wechat', [hash('wechat', wechat)], at))) return;
  const { wechat: words, days } = freeRewriting;
  const source = { source: 'wechat', sourceId: deps.ids.next() };
  await grantWords(deps, sql, { ...source, accountId, words, days, purpose: 'rewrite', at });
}
