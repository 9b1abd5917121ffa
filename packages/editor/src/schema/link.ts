import { Link } from '@tiptap/extension-link';
import { isSafeLink } from './safe-url.ts';

/** A link. Addresses with unsafe protocols are neither parsed nor rendered. */
export const SafeLink = Link.extend({
  // Text typed after the end of a link is not part of it.
  inclusive: false,
}).configure({
  openOnClick: false,
  markdownLinks: true,
  defaultProtocol: 'https',
  isAllowedUri: (url) => typeof url === 'string' && isSafeLink(url),
  HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer nofollow' },
});
