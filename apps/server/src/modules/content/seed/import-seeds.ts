import type { Deps } from '../../../deps.ts';
import { announceChange } from '../../../platform/db/changes.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { insertDraft } from '../editing/save-article.ts';
import {
  type ArticleContent,
  findSeeded,
  insertSeeded,
  isSlugTaken,
  lockSeeds,
  updateArticle,
} from '../store.ts';
import { readSeeds, type Seed } from './read-seeds.ts';

/**
 * Publishes the articles shipped with the product. Each is imported once: changes and withdrawals by
 * operators are kept, and articles whose slug is in use are skipped.
 */
export async function importSeeds({
  db,
  ids,
  clock,
  log,
}: Pick<Deps, 'db' | 'ids' | 'clock' | 'log'>): Promise<void> {
  const newSeeds = await readSeeds(await findSeeded(db.sql));
  if (newSeeds.length === 0) return;
  await db.transact(async ({ sql }) => {
    await lockSeeds(sql);
    const imported = await findSeeded(sql);
    const now = clock.now();
    for (const seed of newSeeds)
      if (!imported.has(seed.id)) await importSeed(sql, seed, { articleId: ids.next(), now });
    announceChange(sql, 'content', 'seeds');
  });
  log.info('articles were imported', { count: newSeeds.length });
}

async function importSeed(
  sql: Sql,
  { id, slug, position, files }: Seed,
  { articleId, now }: { readonly articleId: string; readonly now: number },
): Promise<void> {
  const [first] = files.values();
  if (!first) return;
  const { kind, category, featured } = first;
  if (await isSlugTaken(sql, kind, slug)) return;
  const texts: ArticleContent['texts'] = {};
  for (const [locale, { title, summary, body }] of files)
    texts[locale] = { title, summary, body: { ...body }, isMachine: false };
  const content: ArticleContent = { slug, category, banner: null, isFeatured: featured === 'yes', texts };
  // One second apart, so that lists keep the order of the files.
  const at = kind === 'news' ? now - position * 1000 : now + position;
  await insertDraft(sql, { articleId, kind, content, now, savedBy: null });
  await updateArticle(sql, articleId, { liveRevision: 1, publishedAt: at, updatedAt: at });
  await insertSeeded(sql, { seedId: id, articleId, seededAt: now });
}
