import { Link } from '@tiptap/extension-link';
import { isSafeLink } from './safe-url.ts';

/** A link. Addresses with unsafe protocols are neither read from pasted text nor rendered. */
export const SafeLink = Link.extend({
  // Typing after a link's end should not prolong it.
  inclusive: false,
}).configure({
  openOnClick: false,
  markdownLinks: true,
  defaultProtocol: 'https',
  isAllowedUri: (url) => typeof url === 'string' && isSafeLink(url),
  HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer nofollow' },
});
