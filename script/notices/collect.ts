import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NoticeSection, NoticeView } from '../../packages/contracts/src/site/notices.ts';
import { fontPackages, sourcedContents, writesIntoBuild } from './contents.ts';
import { type EmbeddedPart, embeddedParts } from './embedded.ts';
import { findException } from './exceptions.ts';
import { type LockedPackage, readLockedPackages, readOrigin } from './installed.ts';
import { chooseLicences, licenceIds } from './licences.ts';
import { crateLicences, cratesOfHarper } from './rust-crates.ts';
import { findCopyrightLines, readLicenceTexts, readText, standardTexts } from './texts.ts';

/** A component with the text of its licence. */
export interface Notice extends NoticeView {
  readonly text: string;
}

/** The file in which the build of the web app lists the packages whose code is sent to browsers. */
const browserPackagesFile = 'apps/web/build/browser-packages.json';

/**
 * Returns all third-party components that are distributed: production packages, packages in the browser build, parts compiled
 * into packages, fonts and data. `root` is the top folder, where packages are installed.
 */
export function collectNotices(root: string): readonly Notice[] {
  const inBrowser = readBrowserPackages(root);
  const installed = readLockedPackages(root).filter(
    ({ name, isDevelopment, path }) =>
      (!isDevelopment || inBrowser.has(name) || writesIntoBuild.includes(name)) &&
      existsSync(join(root, path)),
  );
  const notices = [
    ...sourcedContents.map((content) => noticeOfContent(root, content)),
    ...embeddedParts.map(noticeOfPart),
    ...cratesOfHarper(root).map(({ name, version }) => noticeOfCrate(name, version)),
    ...installed.map((each) => noticeOfPackage(root, each, sectionOf(each.name, inBrowser))),
  ];
  const unique = new Map(notices.map((notice) => [notice.id, notice]));
  return [...unique.values()].sort(
    (a, b) => a.name.localeCompare(b.name, 'en') || a.id.localeCompare(b.id, 'en'),
  );
}

/** Returns the names of packages whose code is in the browser build; empty before the first build. */
export function readBrowserPackages(root: string): ReadonlySet<string> {
  const file = join(root, browserPackagesFile);
  const names: string[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  return new Set(names);
}

function sectionOf(name: string, inBrowser: ReadonlySet<string>): NoticeSection {
  if (fontPackages.test(name)) return 'fonts';
  return inBrowser.has(name) || writesIntoBuild.includes(name) ? 'browser' : 'server';
}

function noticeOfPackage(
  root: string,
  { name, version, licence, path }: LockedPackage,
  section: NoticeSection,
): Notice {
  const folder = join(root, path);
  const [, exception] = findException(name) ?? [];
  const stated = exception?.licence ?? licence ?? '';
  const { author, source } = readOrigin(folder);
  const own = readLicenceTexts(folder)?.replace(/\n#+ Licenses of bundled dependencies[\s\S]*/i, '') ?? null;
  const lines = exception?.copyright ? [exception.copyright] : findCopyrightLines(own ?? '');
  const copyright = lines.length === 0 && author !== null ? [author] : lines;
  const text = [noteOf(root, path, name), own ?? standardTexts(licencesOf(stated), copyright)];
  return {
    ...{ id: `${name}@${version}`, name, version, section, copyright: [...copyright], source },
    licence: stated,
    text: text.filter(Boolean).join('\n\n'),
  };
}

/** Returns the table of libraries in the README of a binary package of sharp. */
function noteOf(root: string, path: string, name: string): string {
  return name.startsWith('@img/sharp-libvips-') ? readText(join(root, path, 'README.md')) : '';
}

/** Returns the licences to print: of alternatives the chosen one; all of them if an exception allows them. */
function licencesOf(expression: string): readonly string[] {
  return chooseLicences(expression) ?? licenceIds(expression);
}

function noticeOfCrate(name: string, version: string): Notice {
  const licence = crateLicences[name] ?? '';
  const source = `https://crates.io/crates/${name}/${version}`;
  const copyright = [`The authors of ${name}`];
  return {
    ...{ id: `crate:${name}@${version}`, name, version, licence, section: 'engines', copyright, source },
    text: `Compiled into harper.js. Source: ${source}\n\n${standardTexts(licencesOf(licence), copyright)}`,
  };
}

function noticeOfPart({ inside, name, licence, source, copyright, text }: EmbeddedPart): Notice {
  const licenceText = text
    ? [...copyright, '', text].join('\n')
    : standardTexts(licencesOf(licence), copyright);
  return {
    ...{ id: name, name, version: null, licence, section: 'engines', copyright: [...copyright], source },
    text: `Part of ${inside}. Source: ${source}\n\n${licenceText}`,
  };
}

function noticeOfContent(root: string, content: (typeof sourcedContents)[number]): Notice {
  const { name, version, licence, source, copyright, notice, reason } = content;
  const text = notice ? readText(join(root, notice)) : standardTexts(licencesOf(licence), copyright);
  return {
    ...{ id: name, name, version, licence, section: 'data', copyright: [...copyright], source },
    text: [reason, text].filter(Boolean).join('\n\n'),
  };
}
