import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownContents, type SourcedContent, sourcedContents, writesIntoBuild } from './contents.ts';
import { type EmbeddedPart, embeddedParts, enginesWithNotices } from './embedded.ts';
import { crateExceptions, type Exception, findException, packageExceptions } from './exceptions.ts';
import type { LockedPackage } from './installed.ts';
import { chooseLicences } from './licences.ts';
import { type Crate, crateLicences } from './rust-crates.ts';

const advice = 'allow its licence (script/notices/licences.ts) or settle it (script/notices/exceptions.ts)';

/** Returns packages that ship without an allowed licence, one line each, and exceptions that no package needs. */
export function findPackageFaults(
  packages: readonly LockedPackage[],
  inBrowser: ReadonlySet<string>,
  exceptions: Readonly<Record<string, Exception>> = packageExceptions,
): readonly string[] {
  const used = new Set<string>();
  const faults = packages
    .filter(
      ({ name, isDevelopment }) => !isDevelopment || inBrowser.has(name) || writesIntoBuild.includes(name),
    )
    .flatMap(({ name, version, licence }) => {
      const [key] = findException(name, exceptions) ?? [];
      const isAllowed = licence !== null && chooseLicences(licence) !== null;
      if (key !== undefined && !isAllowed) used.add(key);
      if (isAllowed || key !== undefined) return [];
      return [
        `${name} ${version} states ${licence === null ? 'no licence' : `the licence ${licence}`}: ${advice}`,
      ];
    });
  const unused = Object.keys(exceptions).filter((key) => !used.has(key));
  return [...faults, ...unused.map((key) => `the exception for ${key} is not needed any more`)];
}

/** Returns exceptions whose evidence is not in the installed package. */
export function findEvidenceFaults(
  root: string,
  exceptions: Readonly<Record<string, Exception>> = packageExceptions,
): readonly string[] {
  return Object.entries(exceptions).flatMap(([name, { evidence }]) => {
    if (!evidence) return [];
    const file = join(root, 'node_modules', name, evidence.file);
    const isThere = existsSync(file) && readFileSync(file, 'utf8').includes(evidence.says);
    return isThere
      ? []
      : [`${name}: ${evidence.file} does not say “${evidence.says}”, on which its exception rests`];
  });
}

/** Returns records of compiled parts that are not in the installed package, or whose licence is not allowed. */
export function findPartFaults(
  root: string,
  parts: readonly EmbeddedPart[] = embeddedParts,
): readonly string[] {
  return parts.flatMap(({ inside, name, licence, evidence, text }) => {
    const file = join(root, 'node_modules', inside, evidence.file);
    const isThere = existsSync(file) && readFileSync(file).includes(evidence.contains);
    return [
      ...(isThere ? [] : [`${name}: ${inside} does not contain it (${evidence.file}); remove its record`]),
      ...(text === undefined && chooseLicences(licence) === null
        ? [`${name} has the licence ${licence}: ${advice}`]
        : []),
    ];
  });
}

/** Returns packages that ship compiled code (WebAssembly) whose parts are not recorded, each with the file. */
export function findEngineFaults(
  root: string,
  packages: readonly LockedPackage[],
  inBrowser: ReadonlySet<string>,
): readonly string[] {
  const known = new Set([...enginesWithNotices, ...embeddedParts.map(({ inside }) => inside)]);
  return packages
    .filter(({ name, isDevelopment }) => (!isDevelopment || inBrowser.has(name)) && !known.has(name))
    .filter(({ path }) => existsSync(join(root, path)))
    .flatMap(({ name, path }) => {
      const file = readdirSync(join(root, path), { recursive: true }).find((each) =>
        /[.]wasm$/.test(String(each)),
      );
      return file === undefined
        ? []
        : [
            `${name} ships ${String(file)}: which libraries it contains stands in no record (script/notices/embedded.ts)`,
          ];
    });
}

/** Returns crates without a known, allowed licence. */
export function findCrateFaults(crates: readonly Crate[]): readonly string[] {
  return crates.flatMap(({ name, version }) => {
    const licence = crateLicences[name];
    if (licence === undefined)
      return [`crate ${name} ${version} has no licence in script/notices/rust-crates.ts`];
    const isAllowed = chooseLicences(licence) !== null || name in crateExceptions;
    return isAllowed ? [] : [`crate ${name} ${version} has the licence ${licence}: ${advice}`];
  });
}

const code = /[.](?:[cm]?[jt]sx?|css|md|sql)$/;
const configuration = /(?:^|\/)(?:package|tsconfig[^/]*)[.]json$|^packages\/phrases\/src\/messages\//;
/** Helpers of tests are not distributed. */
const notShipped = /\/testing\//;

/** Whether a file below `apps` and `packages` ships and is neither code nor configuration. */
const isContent = (file: string) =>
  /^(?:apps|packages)\//.test(file) &&
  !code.test(file) &&
  !configuration.test(file) &&
  !notShipped.test(file);

/** Returns data files without a recorded origin, and records without a file, a notice or an allowed licence. */
export function findContentFaults(
  files: readonly string[],
  sourced: readonly SourcedContent[] = sourcedContents,
  own: readonly RegExp[] = ownContents,
): readonly string[] {
  const known = [...sourced.flatMap((content) => content.files), ...own];
  const unknown = files
    .filter((file) => isContent(file) && !known.some((pattern) => pattern.test(file)))
    .map((file) => `${file}: whose work it is stands in no record (script/notices/contents.ts)`);
  const records = sourced.flatMap(({ name, licence, notice, reason, files: patterns }) => [
    ...patterns
      .filter((pattern) => !files.some((file) => pattern.test(file)))
      .map((pattern) => `${name}: no file matches ${pattern}`),
    ...(notice && !files.includes(notice) ? [`${name}: its notice ${notice} does not exist`] : []),
    ...(reason === undefined && chooseLicences(licence) === null
      ? [`${name} has the licence ${licence}: ${advice}`]
      : []),
  ]);
  return [...unknown, ...records];
}
