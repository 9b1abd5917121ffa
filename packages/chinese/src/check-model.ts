import { readLayout } from './model/model-layout.ts';

/** Throws DamagedFile where bytes are no language model, or not all of one. Quick: it reads the headers only. */
export function checkModel(bytes: Uint8Array): void {
  readLayout(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
