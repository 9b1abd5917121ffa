import type { Plugin } from 'vite';

const original = 'window.location.reload();';
const guarded = 'if (!(await window.reloadOnce?.())) throw error;';

/**
 * React Router reloads the page whenever the module of a route cannot be loaded, for ever if it is really
 * gone. This makes it ask `reloadOnce` first; the build fails if its source no longer looks as expected.
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
