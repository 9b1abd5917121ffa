import type { PageContext } from '@inkstone/contracts';

/**
 * The origin of the page that shows this one in a frame, as the address says (`?origin=`), if it is one of those that
 * may; else null. For loaders of embedded pages.
 */
export function readEmbedder(
  { url }: Pick<Request, 'url'>,
  { embedders }: Pick<PageContext, 'embedders'>,
): string | null {
  const origin = new URL(url).searchParams.get('origin');
  return embedders.find((each) => each === origin) ?? null;
}
