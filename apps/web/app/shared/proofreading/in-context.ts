import { isEditOf } from '@inkstone/editor/checking';
import { createRecentTexts } from './recent-texts.ts';
import type { ServerCheck } from './server-check.ts';

/**
 * A server client that adds recently checked texts to small requests, because the server judges guesses by
 * all texts of a request.
 */
export function inContext(server: ServerCheck): ServerCheck {
  const recent = createRecentTexts(isEditOf);
  return {
    ...server,
    async check(texts, options) {
      const found = await server.check([...texts, ...recent.around(texts)], options);
      recent.add(texts);
      return found.slice(0, texts.length);
    },
  };
}
