import { readLayout } from './model/model-layout.ts';

/** Throws DamagedFile if the bytes are not a complete language model. Fast: it reads only the headers. */
export function checkModel(bytes: Uint8Array): void {
  readLayout(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
