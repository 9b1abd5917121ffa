import type { PageContext } from '@inkstone/contracts';
import { createContext } from 'react-router';

/** The server's context for rendering a page: `context.get(pageContext)` in loaders and middleware. */
export const pageContext = createContext<PageContext>();
