import type { PageContext } from '@inkstone/contracts';
import { createContext } from 'react-router';

/** The server's context for rendering a page: `context.get(pageContext)` in loaders and middleware. */
export const pageContext = createContext<PageContext>();

/** Whether a page is rendered for somebody who has no session, here or at the operator's main domain. */
export function isForVisitor(page: PageContext): boolean {
  return !page.isSignedIn && page.signedOutBy === null && page.handover.primary === null;
}
