import { AppError } from '@inkstone/contracts';

/**
 * Fetches files one after another and reports the received share of `bytes`, 0 to 1. File names contain hashes, so that the
 * browser caches the files. Throws `network_error`.
 */
export async function loadFiles(
  urls: readonly string[],
  bytes: number,
  onProgress: (share: number) => void,
): Promise<Uint8Array<ArrayBuffer>[]> {
  let loaded = 0;
  const files: Uint8Array<ArrayBuffer>[] = [];
  for (const url of urls) {
    const parts: Uint8Array<ArrayBuffer>[] = [];
    try {
      const reply = await fetch(url);
      if (!reply.ok || !reply.body) throw new Error(`${url} answered ${reply.status}`);
      for await (const part of chunksOf(reply.body)) {
        parts.push(part);
        loaded += part.length;
        onProgress(Math.min(1, loaded / bytes));
      }
    } catch (error) {
      throw new AppError('network_error', {}, error);
    }
    files.push(new Uint8Array(await new Blob(parts).arrayBuffer()));
  }
  return files;
}

/** Yields the chunks of a stream, which Safari cannot iterate over. */
async function* chunksOf(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}
