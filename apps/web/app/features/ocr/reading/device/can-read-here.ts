/** A WebAssembly module with one SIMD instruction. */
const vectors = [
  ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15],
  ...[253, 98, 11],
];

/** Whether this browser supports recognition on the device: workers, WebAssembly SIMD, and OffscreenCanvas. */
export function canReadHere(): boolean {
  return (
    typeof Worker !== 'undefined' &&
    typeof OffscreenCanvas !== 'undefined' &&
    typeof createImageBitmap !== 'undefined' &&
    typeof WebAssembly !== 'undefined' &&
    WebAssembly.validate(new Uint8Array(vectors))
  );
}
