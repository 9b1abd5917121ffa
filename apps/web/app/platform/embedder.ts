import type { PageContext } from '@inkstone/contracts';

/**
 * Returns the origin of the embedding page from the URL (`?origin=`) if it is permitted, otherwise null. For
 * loaders of embedded pages.
 */
export function readEmbedder(
  { url }: Pick<Request, 'url'>,
  { embedders }: Pick<PageContext, 'embedders'>,
): string | null {
  const origin = new URL(url).searchParams.get('origin');
  return embedders.find((each) => each === origin) ?? null;
}
