import { AppError, type ReplyOf } from '@inkstone/contracts';
import type * as contracts from '@inkstone/contracts/staff/lists';
import type { Deps } from '../../../deps.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { requireOrganisation } from '../../organisations/index.ts';
import { activateVersion } from './activate-version.ts';
import { importList } from './import-list.ts';
import { operator, organisationOwner } from './list-owner.ts';
import {
  deleteList,
  findActiveVersion,
  findContent,
  findLists,
  findVersions,
  type ListPlace,
} from './store.ts';

const maxFaults = 100;

type List = typeof contracts.listWordLists;
type Versions = typeof contracts.listWordListVersions;
type Version = typeof contracts.readWordListVersion;
type Import = typeof contracts.importWordList;
type Activate = typeof contracts.activateWordList;
type Delete = typeof contracts.deleteWordList;

/** Lists the word lists of this installation or of an organisation, for staff. */
export const listWordLists: UseCase<List, ReplyOf<List>> = async (deps, _who, { organisation }) => {
  const found = await findLists(deps.db.sql, await ownerOf(deps, organisation));
  const lists = found.map(({ listId: list, kind, activeVersion: version }) => ({ list, kind, version }));
  return { lists };
};

/** Lists all versions of such a list, newest first. */
export const listVersions: UseCase<Versions, ReplyOf<Versions>> = async (
  deps,
  _who,
  { organisation, list },
) => ({
  versions: await requireVersions(deps, { accountId: await ownerOf(deps, organisation), listId: list }),
});

/** Returns the file of one version of such a list. */
export const readListVersion: UseCase<Version, ReplyOf<Version>> = async (deps, _who, input) => {
  const place = { accountId: await ownerOf(deps, input.organisation), listId: input.list };
  const content = await findContent(deps.db.sql, place, input.version);
  if (content === null) throw new AppError('list_version_not_found');
  return { content };
};

/** Imports such a list as a new version and activates it. */
export const importWordList: UseCase<Import, ReplyOf<Import>> = async (deps, who, input) => {
  const { organisation, list, kind, content } = input;
  const place = { accountId: await ownerOf(deps, organisation), listId: list };
  const author = who.operator === undefined ? who.accountId : (input.author ?? who.operator);
  const { version, entries, faults } = await importList(deps, place, { kind, content, author });
  if (version !== null) who.note({ version });
  return { version, entries, faults: faults.slice(0, maxFaults) };
};

/** Activates a version of such a list, or turns the list off. */
export const activateWordList: UseCase<Activate, ReplyOf<Activate>> = async (deps, _who, input) => {
  const place = { accountId: await ownerOf(deps, input.organisation), listId: input.list };
  if (input.version === null) await requireVersions(deps, place);
  await activateVersion(deps, place, input.version);
  return {};
};

/** Deletes such a list with all its versions. */
export const deleteWordList: UseCase<Delete, ReplyOf<Delete>> = async (deps, who, { organisation, list }) => {
  const place = { accountId: await ownerOf(deps, organisation), listId: list };
  const deletion = { author: who.operator ?? who.accountId, at: deps.clock.now() };
  if (!(await deps.db.transact(({ sql }) => deleteList(sql, place, deletion))))
    throw new AppError('list_not_found', { list });
  return {};
};

async function requireVersions({ db }: Pick<Deps, 'db'>, place: ListPlace) {
  const [versions, active] = await Promise.all([
    findVersions(db.sql, place),
    findActiveVersion(db.sql, place),
  ]);
  if (versions.length === 0) throw new AppError('list_not_found', { list: place.listId });
  return versions.map((row) => ({ ...row, isActive: row.version === active }));
}

async function ownerOf(deps: Pick<Deps, 'db'>, organisation: string | undefined): Promise<string> {
  if (organisation === undefined) return operator;
  return organisationOwner((await requireOrganisation(deps, organisation)).organisationId);
}
