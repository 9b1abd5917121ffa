// Creates the icons of the installed app from the favicon: run `node script/icons.ts` after changing the
// favicon.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const place = join(import.meta.dirname, '../apps/web/public');
const icons = join(place, 'icons');
const rounded = readFileSync(join(place, 'favicon.svg'), 'utf8');
/** Maskable icons: systems crop them to their own shapes, so the background extends to the edges. */
const square = rounded.replace(' rx="6"', '');

mkdirSync(icons, { recursive: true });
await draw(rounded, 192, 'icon-192.png');
await draw(rounded, 512, 'icon-512.png');
await draw(square, 512, 'maskable-512.png');
await draw(square, 180, 'apple-touch-icon.png');

async function draw(svg: string, size: number, name: string): Promise<void> {
  const image = sharp(Buffer.from(svg), { density: (72 * size) / 32 }).resize(size, size);
  await image.png({ compressionLevel: 9, palette: true }).toFile(join(icons, name));
}
