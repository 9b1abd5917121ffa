import { AppError } from '@inkstone/contracts';
import * as contract from '@inkstone/contracts/assist/sensitive-words';
import * as admin from '@inkstone/contracts/staff/lists';
import {
  defaultSensitiveCategories,
  type ListFault,
  type SensitiveCategory,
} from '@inkstone/proofread/client';
import type { Database } from '../../../platform/db/database.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { activateVersion } from './activate-version.ts';
import { findAppliedLists, personalListId, readListedOptions, versionOf } from './find-lists.ts';
import { importList } from './import-list.ts';
import { listOrganisationLists } from './list-organisation-lists.ts';
import {
  activateWordList,
  deleteWordList,
  importWordList,
  listVersions,
  listWordLists,
  readListVersion,
} from './manage-lists.ts';
import {
  deleteList,
  findActiveVersion,
  findChoice,
  findContent,
  findVersions,
  type ListPlace,
  saveChoice,
} from './store.ts';

const ownList = (accountId: string): ListPlace => ({ accountId, listId: personalListId });

/** Excludes `listed`, which cannot be disabled. */
function groupsIn(categories: readonly SensitiveCategory[]): contract.SensitiveGroup[] {
  return categories.filter((category) => category !== 'listed');
}

async function viewVersions(
  { sql }: Pick<Database, 'sql'>,
  place: ListPlace,
): Promise<contract.ListVersion[]> {
  const [versions, active] = await Promise.all([findVersions(sql, place), findActiveVersion(sql, place)]);
  return versions.map((row) => ({ ...row, isActive: row.version === active }));
}

export const sensitiveWordsRoutes: Route[] = [
  route(contract.activeSensitiveWords, async ({ db }, who, { known }) => {
    const applied = await findAppliedLists(db, who);
    const version = versionOf(applied);
    if (known === version) return { version, isKnown: true, categories: [], lists: [], leaders: [] };
    const { sensitive, leaders } = await readListedOptions(db, applied);
    const { categories, lists } = sensitive;
    return {
      ...{ version, isKnown: false },
      leaders: [...leaders],
      categories: [...categories],
      lists: lists.map((list) => ({
        ...list,
        entries: list.entries.map((entry) => ({
          ...entry,
          suggestions: [...entry.suggestions],
          except: [...entry.except],
        })),
      })),
    };
  }),
  route(contract.listSensitiveVersions, async ({ db }, { accountId }) => ({
    versions: await viewVersions(db, ownList(accountId)),
    categories: groupsIn((await findChoice(db.sql, accountId)) ?? defaultSensitiveCategories),
  })),
  route(contract.listOrganisationLists, listOrganisationLists),
  route(contract.readSensitiveVersion, async ({ db }, { accountId }, { version }) => {
    const content = await findContent(db.sql, ownList(accountId), version);
    if (content === null) throw new AppError('list_version_not_found');
    return { content };
  }),
  route(contract.importSensitiveWords, async (deps, { accountId }, { content }) => {
    const file = { kind: 'sensitive', content, author: accountId } as const;
    const { version, entries, faults } = await importList(deps, ownList(accountId), file);
    // The faults of a list of sensitive words are always of this type.
    return { version, entries, faults: faults.slice(0, 100) as ListFault[] };
  }),
  route(contract.activateSensitiveVersion, async (deps, { accountId }, { version }) => {
    await activateVersion(deps, ownList(accountId), version);
    return { versions: await viewVersions(deps.db, ownList(accountId)) };
  }),
  route(contract.deleteSensitiveWords, async ({ db, clock }, { accountId }) => {
    const deletion = { author: accountId, at: clock.now() };
    await db.transact(({ sql }) => deleteList(sql, ownList(accountId), deletion));
    return {};
  }),
  route(contract.chooseSensitiveCategories, async ({ db, clock }, { accountId }, { categories }) => {
    const chosen = groupsIn([...new Set(categories)]);
    await saveChoice(db.sql, accountId, chosen, clock.now());
    return { categories: chosen };
  }),
  route(admin.listWordLists, listWordLists),
  route(admin.listWordListVersions, listVersions),
  route(admin.readWordListVersion, readListVersion),
  route(admin.importWordList, importWordList),
  route(admin.activateWordList, activateWordList),
  route(admin.deleteWordList, deleteWordList),
];
