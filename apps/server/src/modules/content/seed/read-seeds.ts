import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isLocale, type Locale } from '@inkstone/phrases';
import type { ArticleFile } from './read-article-file.ts';

/** Folder of the articles: in the source tree, or beside the bundle. */
const folder = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './texts' : './articles', import.meta.url),
);

/** An article with its languages. */
export interface Seed {
  /** Position and slug, such as `help-01-begin`. */
  readonly id: string;
  readonly slug: string;
  readonly position: number;
  readonly files: ReadonlyMap<Locale, ArticleFile>;
}

/** Reads the articles whose ids are not among `known`: files named `<kind>-<position>-<slug>.<language>.md`. */
export async function readSeeds(known: ReadonlySet<string> = new Set()): Promise<Seed[]> {
  const seeds = new Map<string, Seed & { readonly files: Map<Locale, ArticleFile> }>();
  for (const name of (await readdir(folder)).sort()) {
    const [, id = '', position = '', slug = '', locale = ''] =
      /^((?:help|news)-(\d+)-([a-z0-9-]+))\.([a-z-]+)\.md$/.exec(name) ?? [];
    if (!isLocale(locale)) throw new Error(`unknown file ${name}`);
    if (known.has(id)) continue;
    const { readArticleFile } = await import('./read-article-file.ts');
    const seed = seeds.get(id) ?? { id, slug, position: Number(position), files: new Map() };
    seed.files.set(locale, readArticleFile(await readFile(join(folder, name), 'utf8')));
    seeds.set(id, seed);
  }
  return [...seeds.values()];
}
