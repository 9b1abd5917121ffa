import { hashText } from '@inkstone/kernel';
import {
  defaultSensitiveCategories,
  type Leader,
  readLeaders,
  readSensitiveList,
  type SensitiveList,
  type SensitiveOptions,
} from '@inkstone/proofread/client';
import type { Database, Sql } from '../../../platform/db/database.ts';
import type { Who } from '../../../platform/http/who.ts';
import { organisationsOf } from '../../organisations/index.ts';
import { isPersonal, operator, organisationOwner } from './list-owner.ts';
import { type ActiveList, findActive, findChoice, findContent, findOperatorLists } from './store.ts';

/** The options that active word lists contribute to a check. */
export interface ListedOptions {
  readonly sensitive: Required<SensitiveOptions>;
  readonly leaders: readonly Leader[];
}

/** The chosen groups and the active lists of a caller, in ascending precedence, without the contents of the lists. */
export interface AppliedLists {
  readonly categories: ListedOptions['sensitive']['categories'];
  readonly lists: readonly ActiveList[];
}

/** The id of a user's own list. */
export const personalListId = 'personal';

type ReadList =
  | { readonly kind: 'sensitive'; readonly list: SensitiveList }
  | { readonly kind: 'leaders'; readonly leaders: readonly Leader[] };

/** Versions are immutable, so they are cached; the least recently used ones are evicted. */
const read = new WeakMap<Sql, Map<string, ReadList>>();
const maxRead = 200;

/**
 * Finds the lists that apply to a caller: the operator's, then those of their organisations, then their
 * own. Lists of other organisations and users are never included.
 */
export async function findAppliedLists(db: Pick<Database, 'sql'>, who: Who): Promise<AppliedLists> {
  const [owners, choice] = await Promise.all([
    ownersFor(db, who),
    who.kind === 'visitor' ? null : findChoice(db.sql, who.accountId),
  ]);
  const [general, own] = await Promise.all([findOperatorLists(db.sql), findOwn(db.sql, owners)]);
  const active = [...general, ...own];
  return {
    categories: choice ?? defaultSensitiveCategories,
    lists: owners.flatMap((owner) => active.filter(({ accountId }) => accountId === owner)),
  };
}

/** Changes with the chosen groups and the active lists. */
export function versionOf({ categories, lists }: AppliedLists): string {
  return hashText(
    JSON.stringify([categories, lists.map(({ accountId, listId, version }) => [accountId, listId, version])]),
  );
}

/** Reads the contents of lists. */
export async function readListedOptions(
  db: Pick<Database, 'sql'>,
  { categories, lists: applied }: AppliedLists,
): Promise<ListedOptions> {
  const lists: SensitiveList[] = [];
  const leaders: Leader[] = [];
  for (const list of applied) {
    const content = await readList(db.sql, list);
    if (content.kind === 'sensitive') lists.push(content.list);
    else leaders.push(...content.leaders);
  }
  return { sensitive: { categories, lists }, leaders };
}

/** Returns the operator's active lists of sensitive words. */
export async function findOperatorSensitive(db: Pick<Database, 'sql'>): Promise<readonly SensitiveList[]> {
  const contents: ReadList[] = [];
  for (const list of await findOperatorLists(db.sql)) contents.push(await readList(db.sql, list));
  return contents.flatMap((content) => (content.kind === 'sensitive' ? [content.list] : []));
}

async function findOwn(sql: Sql, owners: readonly string[]): Promise<readonly ActiveList[]> {
  const others = owners.filter((owner) => owner !== operator);
  return others.length === 0 ? [] : findActive(sql, others);
}

/** Owners of the lists that apply to a caller, in ascending precedence. */
async function ownersFor(db: Pick<Database, 'sql'>, who: Who): Promise<readonly string[]> {
  if (who.kind === 'visitor') return [operator];
  const joined = await organisationsOf(db, who.accountId);
  return [operator, ...joined.map(({ organisationId }) => organisationOwner(organisationId)), who.accountId];
}

async function readList(sql: Sql, list: ActiveList): Promise<ReadList> {
  const known = read.get(sql) ?? new Map<string, ReadList>();
  read.set(sql, known);
  const key = JSON.stringify([list.accountId, list.listId, list.version]);
  const content = known.get(key) ?? parse(list, (await findContent(sql, list, list.version)) ?? '');
  known.delete(key);
  known.set(key, content);
  const oldest = known.size > maxRead ? known.keys().next().value : undefined;
  if (oldest !== undefined) known.delete(oldest);
  return content;
}

function parse({ kind, listId, version, accountId }: ActiveList, content: string): ReadList {
  if (kind === 'leaders') return { kind, leaders: readLeaders(content).leaders };
  const id = isPersonal(accountId) ? listId : `${accountId}/${listId}`;
  return { kind, list: { id, version, name: listId, entries: readSensitiveList(content).entries } };
}
