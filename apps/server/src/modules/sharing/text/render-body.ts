import { type BodyNode, renderBodyHtml } from '@inkstone/domain/documents';
import { escapeMarkup } from '@inkstone/kernel';
import { safeImage, safeLink } from './safe-address.ts';

/** Renders the body of a shared document for visitors. URLs of stored pictures are placeholders for `fillImages`. */
export function renderBody(body: BodyNode): string {
  return renderBodyHtml(body, {
    // The page title is the first heading level.
    headingOf: ({ attrs }) => ({
      level: Math.min(6, (typeof attrs?.level === 'number' ? attrs.level : 1) + 1),
    }),
    linkOf: (address) => {
      const href = safeLink(address);
      return href ? { href, target: '_blank', rel: 'noopener noreferrer nofollow' } : null;
    },
    pictureOf: (src) => {
      const image = safeImage(src);
      return image && ('data' in image ? image.data : `stored:${image.stored}`);
    },
  });
}

/** Inserts the URLs with which a visitor fetches the stored pictures of a rendered text. */
export function fillImages(html: string, addressOf: (imageId: string) => string): string {
  // Text cannot match this pattern: its quotes and brackets are escaped.
  return html.replace(/(?<=<img src=")stored:([0-9a-f-]{36})(?=")/g, (_, imageId: string) =>
    escapeMarkup(addressOf(imageId)),
  );
}
