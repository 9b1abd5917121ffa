/** The used part of the font reader of pdfkit, which has no types of its own. */
declare module 'fontkit' {
  export interface Font {
    readonly characterSet: readonly number[];
  }
  export function create(bytes: Uint8Array): Font;
}
