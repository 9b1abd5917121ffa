/** What is used of the reader of fonts that pdfkit brings; it has no types of its own. */
declare module 'fontkit' {
  export interface Font {
    readonly characterSet: readonly number[];
  }
  export function create(bytes: Uint8Array): Font;
}
