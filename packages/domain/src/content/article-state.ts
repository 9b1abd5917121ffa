import type { ArticleState } from '@inkstone/contracts/staff/content';
import type { Instant } from '@inkstone/kernel';

/** The times and revisions at which an article becomes public or is withdrawn. */
export interface Publication {
  /** The most recently published revision; null before the first publication and after a withdrawal. */
  readonly liveRevision: number | null;
  /** The revision that is published at `publishAt`; both are null if nothing is scheduled. */
  readonly nextRevision: number | null;
  readonly publishAt: number | null;
  /** When the article is withdrawn; null for never. */
  readonly unpublishAt: number | null;
  /** When the article was first published; null if it never was. */
  readonly publishedAt: number | null;
}

/** Returns the publication at a time, with scheduled changes before it applied. */
export function publicationAt(stored: Publication, now: Instant): Publication {
  const { publishAt, unpublishAt, nextRevision } = stored;
  let current = stored;
  if (nextRevision !== null && publishAt !== null && publishAt <= now) {
    current = {
      ...current,
      liveRevision: nextRevision,
      nextRevision: null,
      publishAt: null,
      publishedAt: current.publishedAt ?? publishAt,
    };
  }
  if (unpublishAt !== null && unpublishAt <= now)
    current = { ...current, liveRevision: null, nextRevision: null, publishAt: null, unpublishAt: null };
  return current;
}

/**
 * Returns the state of an article at a time. An article with a live revision is published, regardless of what
 * is scheduled.
 */
export function stateOf(stored: Publication, now: Instant): ArticleState {
  const { liveRevision, nextRevision, publishedAt } = publicationAt(stored, now);
  if (liveRevision !== null) return 'published';
  if (nextRevision !== null) return 'scheduled';
  return publishedAt === null ? 'draft' : 'withdrawn';
}

/** The next time at which a publication changes; null if nothing is scheduled. */
export function nextChangeOf({ publishAt, unpublishAt }: Publication, now: Instant): number | null {
  const times = [publishAt, unpublishAt].filter((time): time is number => time !== null && time > now);
  return times.length === 0 ? null : Math.min(...times);
}
