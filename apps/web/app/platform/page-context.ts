import type { PageContext } from '@inkstone/contracts';
import { createContext } from 'react-router';

/** The server's context for rendering a page: `context.get(pageContext)` in loaders and middleware. */
export const pageContext = createContext<PageContext>();

/** Whether a page is rendered for a visitor without a session, here or at the operator's primary domain. */
export function isForVisitor(page: PageContext): boolean {
  return !page.isSignedIn && page.signedOutBy === null && page.handover.primary === null;
}
