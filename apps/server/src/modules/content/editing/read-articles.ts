import { AppError, type ReplyOf } from '@inkstone/contracts';
import { contentPicturePath } from '@inkstone/contracts/content';
import type {
  editArticle as editContract,
  listArticles as listContract,
  previewArticle as previewContract,
  readRevision as revisionContract,
} from '@inkstone/contracts/staff/content';
import { cleanBody, renderBody } from '@inkstone/domain/content';
import type { UseCase } from '../../../platform/http/route.ts';
import { linkIn } from '../reading/article-index.ts';
import { findArticle, findPictures, listArticles as list, listRevisions } from '../store.ts';
import { conditionOf, requireRevision } from './change-article.ts';
import { cleanText } from './save-article.ts';

const maxRevisions = 200;

/** Lists articles. */
export const listArticles: UseCase<typeof listContract, ReplyOf<typeof listContract>> = async (
  { db, clock },
  _who,
  filter,
) => {
  const now = clock.now();
  const { rows, next } = await list(db.sql, filter, now);
  return {
    next,
    rows: rows.map((article) => {
      const { articleId: id, kind, slug, category, title, languages } = article;
      return { ...{ id, kind, slug, category, title, languages }, ...conditionOf(article, now) };
    }),
  };
};

/** Returns an article for editing. */
export const editArticle: UseCase<typeof editContract, ReplyOf<typeof editContract>> = async (
  { db, clock, textModels },
  _who,
  { id },
) => {
  const article = await findArticle(db.sql, id);
  if (!article) throw new AppError('article_not_found');
  const { content } = await requireRevision(db.sql, id, article.revision);
  const [banner] = content.banner === null ? [] : await findPictures(db.sql, [content.banner]);
  return {
    ...{ id, kind: article.kind, content, ...conditionOf(article, clock.now()) },
    banner: banner
      ? { url: `${contentPicturePath}?id=${banner.pictureId}`, width: banner.width, height: banner.height }
      : null,
    revisions: await listRevisions(db.sql, id, maxRevisions),
    canTranslate: textModels.absenceOf('revise') === null,
  };
};

/** Returns a revision. */
export const readRevision: UseCase<typeof revisionContract, ReplyOf<typeof revisionContract>> = async (
  { db },
  _who,
  { id, revision },
) => {
  if (!(await findArticle(db.sql, id))) throw new AppError('article_not_found');
  const { content } = await requireRevision(db.sql, id, revision);
  return { revision, content };
};

/** Renders a text as visitors will see it. Nothing is stored. */
export const previewArticle: UseCase<typeof previewContract, ReplyOf<typeof previewContract>> = async (
  _deps,
  _who,
  { text, language },
) => {
  const { title, summary, body } = cleanText(text);
  const { html, headings } = renderBody(cleanBody(body), (path) => linkIn(language, path));
  return { title, summary, html, headings: [...headings] };
};
