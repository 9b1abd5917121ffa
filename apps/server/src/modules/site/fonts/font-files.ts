import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type FontView, fonts } from '@inkstone/contracts/site/fonts';
import type { PublicFile, PublicFolder } from '../../../platform/http/public-files.ts';
import { covers, type FontFace, readFaces } from './font-faces.ts';
import { fontPackages } from './font-packages.ts';

/** The public files of every font, by URL. */
export const fontFolders: readonly PublicFolder[] = fonts.map((font) => ({
  path: dirname(font.stylesheet),
  load: () => loadFont(font),
}));

/** Loads a font's two stylesheets and all files they reference; nothing else of its package. */
async function loadFont(font: FontView): Promise<ReadonlyMap<string, PublicFile>> {
  const { name, stylesheets } = fontPackages[font.id] ?? { name: '', stylesheets: [] };
  const folder = dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));
  const texts = await Promise.all(stylesheets.map((file) => readFile(join(folder, file), 'utf8')));
  const faces = texts.flatMap(readFaces);
  const upright = faces.filter(({ css }) => css.includes('font-style: normal'));
  const inName = upright.filter((face) => covers(face, font.names.zh + font.names.en));
  return new Map<string, PublicFile>([
    ['font.css', stylesheet(faces)],
    ['preview.css', stylesheet(inName)],
    ...faces.map(({ file }): [string, PublicFile] => [
      `files/${file}`,
      { type: 'font/woff2', place: join(folder, 'files', file) },
    ]),
  ]);
}

function stylesheet(faces: readonly FontFace[]): PublicFile {
  return { type: 'text/css; charset=utf-8', text: `${faces.map(({ css }) => css).join('\n')}\n` };
}
