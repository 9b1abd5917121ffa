import { unzipDocx } from './unzip-docx.ts';

const text = /^word\/document\d*\.xml$/;
const change = /<w:(?:ins|del|moveFrom|moveTo)[\s>]/;

/** Whether the text of a docx holds tracked changes. Reads no more than that needs; throws as opening it does. */
export function hasTrackedChanges(bytes: Uint8Array, mostBytes: number): boolean {
  for (const [path, part] of unzipDocx(bytes, mostBytes)) {
    if (text.test(path) && change.test(new TextDecoder().decode(part))) return true;
  }
  return false;
}
