import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';

/** The web app in development: Vite compiles modules on request and reloads changed ones. */
export interface DevPages {
  readonly loadBuild: () => Promise<ServerBuild>;
  close(): Promise<void>;
}

/** Starts Vite for the web app in `folder` and mounts its middleware. */
export async function mountDevPages(app: FastifyInstance, folder: string): Promise<DevPages> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: folder,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (/^\/(?:api|v2)\//.test(request.url)) done();
    else vite.middlewares(request.raw, reply.raw, () => done());
  });
  return {
    loadBuild: async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild,
    close: () => vite.close(),
  };
}
