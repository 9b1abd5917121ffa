import type { PageContext } from '@inkstone/contracts';
import { createContext } from 'react-router';

/** What the server hands to the rendering of a page: `context.get(pageContext)` in loaders and middleware. */
export const pageContext = createContext<PageContext>();
