import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { ApiParts } from '../platform/http/api.ts';
import { mountPages } from '../platform/http/pages.ts';
import { mountStaticFiles } from '../platform/http/static-files.ts';
import type { Config } from '../ports/config.ts';

/** The web app, mountable on a server. */
export interface WebPages {
  readonly mount: (app: FastifyInstance, parts: ApiParts) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The web app is required but has not been built. */
export class NotBuiltError extends Error {
  constructor(file: string) {
    super(`The web app is not built (${file} is missing). Run script/server, or npm run build first.`);
    this.name = 'NotBuiltError';
  }
}

/**
 * Returns the web app of `webFolder` (`apps/web`): its build in production, compiled by Vite on demand in development;
 * in tests there is none.
 */
export function createWebPages(config: Config, webFolder: string): WebPages {
  switch (config.mode) {
    case 'production':
      return createBuiltPages(config, webFolder);
    case 'development':
      return createDevPages(webFolder);
    case 'test':
      return { mount: async () => {}, close: async () => {} };
  }
}

/** Loads the build at once, while the start waits for the database. */
function createBuiltPages(config: Config, webFolder: string): WebPages {
  const file = join(webFolder, 'build/server/index.js');
  const loading = config.roles.includes('web') ? loadBuild(file) : null;
  // A start that fails before the pages are mounted reports its own error.
  loading?.catch(() => {});
  return {
    mount: async (app, parts) => {
      const build = await (loading ?? loadBuild(file));
      await mountStaticFiles(app, join(webFolder, 'build/client'), config);
      mountPages(app, { ...parts, loadBuild: async () => build });
    },
    close: async () => {},
  };
}

async function loadBuild(file: string): Promise<ServerBuild> {
  if (!existsSync(file)) throw new NotBuiltError(file);
  return import(pathToFileURL(file).href);
}

function createDevPages(webFolder: string): WebPages {
  let close = async () => {};
  return {
    mount: async (app, parts) => {
      const { mountDevPages } = await import('../platform/http/dev-pages.ts');
      const pages = await mountDevPages(app, webFolder);
      close = pages.close;
      mountPages(app, { ...parts, loadBuild: pages.loadBuild });
    },
    close: () => close(),
  };
}
