import type { PublicFile, PublicFolder } from '../../../platform/http/public-files.ts';
import type { SiteConfig } from '../../../ports/config.ts';
import { type Download, downloadsPath, readDownloads } from './read-downloads.ts';

type Folder = Pick<SiteConfig, 'downloadsDir'>;

const cache = new WeakMap<Folder, Promise<readonly Download[]>>();

/** Returns the downloads of an installation, read once per process; after a failure, the next call tries again. */
export function downloadsOf(config: Folder): Promise<readonly Download[]> {
  const known = cache.get(config);
  if (known) return known;
  const reading = readDownloads(config.downloadsDir);
  cache.set(config, reading);
  reading.catch(() => cache.delete(config));
  return reading;
}

/** The operator's files under `/downloads/<part of the hash>/<name>`. */
export const downloadFolder: PublicFolder = {
  path: downloadsPath,
  load: async ({ config }) => {
    const files = (await downloadsOf(config)).flatMap(({ view, place }): [string, PublicFile][] => {
      if (place === null) return [];
      const name = decodeURIComponent(view.url.slice(downloadsPath.length + 1));
      return [[name, { type: 'application/octet-stream', place }]];
    });
    return new Map(files);
  },
};
