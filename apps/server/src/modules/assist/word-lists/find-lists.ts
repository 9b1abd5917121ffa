import {
  defaultSensitiveCategories,
  type Leader,
  readLeaders,
  readSensitiveList,
  type SensitiveList,
  type SensitiveOptions,
} from '@inkstone/proofread/client';
import type { Database, Sql } from '../../../db/database.ts';
import type { Who } from '../../../http/who.ts';
import { type ActiveList, findActive, findChoice, findContent, operator } from './store.ts';

/** What the lists that are on say to a check. */
export interface ListedOptions {
  readonly sensitive: Required<SensitiveOptions>;
  readonly leaders: readonly Leader[];
}

/** A person's own list. */
export const personalListId = 'personal';

type ReadList =
  | { readonly kind: 'sensitive'; readonly list: SensitiveList }
  | { readonly kind: 'leaders'; readonly leaders: readonly Leader[] };

/** Versions never change, so what was read once holds; the ones not asked for longest are forgotten. */
const read = new WeakMap<Sql, Map<string, ReadList>>();
const mostRead = 200;

/** The lists that hold for a caller: the operator's, then (once there are any) an organisation's, then their own. */
export async function findListedOptions({ sql }: Pick<Database, 'sql'>, who: Who): Promise<ListedOptions> {
  const own = who.kind === 'visitor' ? [] : [who.accountId];
  const [active, choice] = await Promise.all([
    findActive(sql, [operator, ...own]),
    who.kind === 'visitor' ? null : findChoice(sql, who.accountId),
  ]);
  const inOrder = [...active].sort(
    (a, b) => Number(b.accountId === operator) - Number(a.accountId === operator),
  );
  const lists: SensitiveList[] = [];
  const leaders: Leader[] = [];
  for (const list of inOrder) {
    const content = await readList(sql, list);
    if (content.kind === 'sensitive') lists.push(content.list);
    else leaders.push(...content.leaders);
  }
  return { sensitive: { categories: choice ?? defaultSensitiveCategories, lists }, leaders };
}

async function readList(sql: Sql, list: ActiveList): Promise<ReadList> {
  const known = read.get(sql) ?? new Map<string, ReadList>();
  read.set(sql, known);
  const key = JSON.stringify([list.accountId, list.listId, list.version]);
  const content = known.get(key) ?? parse(list, (await findContent(sql, list, list.version)) ?? '');
  known.delete(key);
  known.set(key, content);
  const oldest = known.size > mostRead ? known.keys().next().value : undefined;
  if (oldest !== undefined) known.delete(oldest);
  return content;
}

function parse({ kind, listId, version, accountId }: ActiveList, content: string): ReadList {
  if (kind === 'leaders') return { kind, leaders: readLeaders(content).leaders };
  const id = accountId === operator ? `operator/${listId}` : listId;
  return { kind, list: { id, version, name: listId, entries: readSensitiveList(content).entries } };
}
