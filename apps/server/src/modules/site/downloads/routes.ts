import { listDownloads } from '@inkstone/contracts/site/downloads';
import type { Deps } from '../../../deps.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { downloadsOf } from './downloads.ts';
import { shownDownloads } from './shown-downloads.ts';

export const downloadRoutes: Route[] = [
  route(listDownloads, async (deps, _who, { language }) => ({
    downloads: await shownDownloads(deps, language),
  })),
];

/** Returns the number of downloads, or the fault of their list, for /readyz. */
export async function remarkDownloads({ config }: Pick<Deps, 'config'>): Promise<string> {
  try {
    return String((await downloadsOf(config)).length);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
