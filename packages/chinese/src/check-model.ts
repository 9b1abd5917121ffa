import { headLength, minHeadLength, readLayout } from './model/model-layout.ts';

/** Reads a number of bytes from the beginning of a file, fewer if it is shorter. */
export type ReadHead = (length: number) => Promise<Uint8Array>;

/** Throws DamagedFile if a file of `size` bytes is not a complete language model. Reads a quarter of it. */
export async function checkModel(readHead: ReadHead, size: number): Promise<void> {
  const view = async (length: number) => {
    const bytes = await readHead(length);
    return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  };
  readLayout(await view(headLength(await view(minHeadLength))), size);
}
