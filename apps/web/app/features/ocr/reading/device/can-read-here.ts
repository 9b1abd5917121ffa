/** A module with one instruction for vectors. */
const vectors = [
  ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15],
  ...[253, 98, 11],
];

/** Whether this browser has what reading on the device needs: threads, vectors in WebAssembly, canvases in threads. */
export function canReadHere(): boolean {
  return (
    typeof Worker !== 'undefined' &&
    typeof OffscreenCanvas !== 'undefined' &&
    typeof createImageBitmap !== 'undefined' &&
    typeof WebAssembly !== 'undefined' &&
    WebAssembly.validate(new Uint8Array(vectors))
  );
}
