import type { Plugin } from 'vite';

const original = 'window.location.reload();';
const guarded = 'if (!(await window.reloadOnce?.())) throw error;';

/**
 * React Router reloads the page whenever a route module cannot be loaded, endlessly if it no longer exists.
 * This plugin makes it call `reloadOnce` first; the build fails if React Router's source no longer matches.
 */
export function reloadOncePlugin(): Plugin {
  return {
    name: 'reload-once',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/ },
      handler(code) {
        if (!code.includes(original)) this.error('React Router no longer reloads where it did');
        return code.replace(original, guarded);
      },
    },
  };
}
