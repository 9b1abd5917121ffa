import { contentPicturePath } from '@inkstone/contracts/content';
import { type BodyNode, renderBodyHtml } from '../../documents/index.ts';
import { isSafeAddress, pictureIdOf } from './clean-body.ts';
import { plainTextOf } from './sections.ts';

/** A heading of an article, with the id of its element. */
export interface ArticleHeading {
  readonly id: string;
  readonly level: number;
  readonly text: string;
}

/** An article as HTML. */
export interface RenderedBody {
  readonly html: string;
  readonly headings: readonly ArticleHeading[];
}

/**
 * Renders a cleaned body. `linkTo` returns the URL of a link; paths of this site get the language prefix of
 * the page.
 */
export function renderBody(body: BodyNode, linkTo: (address: string) => string): RenderedBody {
  const headings: ArticleHeading[] = [];
  const html = renderBodyHtml(body, {
    headingOf: (node, position) => {
      const heading = {
        id: headingId(position),
        level: shownLevel(node.attrs?.level),
        text: plainTextOf(node),
      };
      headings.push(heading);
      return heading;
    },
    linkOf: (address) => {
      if (typeof address !== 'string' || !isSafeAddress(address)) return null;
      const isOwn = /^[/#](?!\/)/.test(address);
      return isOwn ? { href: linkTo(address) } : { href: address, rel: 'noopener noreferrer' };
    },
    pictureOf: (src) => {
      const id = pictureIdOf(src);
      return id && `${contentPicturePath}?id=${id}`;
    },
  });
  return { html, headings };
}

/** Returns the level of a heading on the page: only the title has level 1. */
function shownLevel(level: unknown): number {
  return Math.min(4, Math.max(2, Number(level) || 2));
}

/** The id of the element of a heading, by its position among the headings. */
export function headingId(position: number): string {
  return `s-${position + 1}`;
}
