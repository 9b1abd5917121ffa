import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const fontfile = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf'),
);

/** Writes a picture of printed text into a folder; returns its path. */
export async function writeTextPicture(folder: string, name: string, text: string): Promise<string> {
  const file = join(folder, name);
  const picture = sharp({ text: { text, fontfile, font: 'Noto Serif SC 12', dpi: 200, width: 1100 } })
    .flatten({ background: 'white' })
    .negate()
    .extend({ top: 80, bottom: 80, left: 80, right: 80, background: 'black' })
    .png();
  await writeFile(file, await picture.toBuffer());
  return file;
}
