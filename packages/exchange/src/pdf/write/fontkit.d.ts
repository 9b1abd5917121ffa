/** The part of fontkit, the font reader of pdfkit, that is used here. It has no types. */
declare module 'fontkit' {
  export interface Font {
    readonly characterSet: readonly number[];
  }
  export function create(bytes: Uint8Array): Font;
}
