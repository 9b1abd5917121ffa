import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { writeSearchablePdf } from '@inkstone/exchange/pdf';
import sharp from 'sharp';

const fontfile = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf'),
);
/** Creates a picture of printed text on white, as scanners do. */
export function picture(text: string, format: 'png' | 'jpeg' | 'webp' = 'png'): Promise<Buffer> {
  return sharp({ text: { text, fontfile, font: 'Noto Serif SC 12', dpi: 200, width: 1200 } })
    .flatten({ background: 'white' })
    .negate()
    .extend({ top: 80, bottom: 80, left: 80, right: 80, background: 'black' })
    .toFormat(format)
    .toBuffer();
}

/** Creates a PDF as scanners do: its pages are pictures. */
export async function scan(...pages: readonly Buffer[]): Promise<Buffer> {
  const drawn = await Promise.all(
    pages.map(async (page) => {
      const { width, height } = await sharp(page).metadata();
      return { picture: page, width, height, words: [] };
    }),
  );
  const about = { title: '', createdAt: new Date(0), lang: 'en' };
  return Buffer.from(await writeSearchablePdf(drawn, await readFile(fontfile), about));
}

/** Creates a PDF of pages with text, without a cross-reference table, which readers can repair. */
export function written(pages: readonly string[], { box = '0 0 595 842', isLocked = false } = {}): Buffer {
  const object = (id: number, content: string) => `${id} 0 obj\n${content}\nendobj\n`;
  const kids = pages.map((_, at) => `${10 + 2 * at} 0 R`).join(' ');
  const drawn = pages.map((text, at) => {
    const content = `BT /F1 14 Tf 72 700 Td (${text}) Tj ET`;
    const fonts = '/Resources <</Font <</F1 3 0 R>>>>';
    const page = `<</Type /Page /Parent 2 0 R /MediaBox [${box}] ${fonts} /Contents ${11 + 2 * at} 0 R>>`;
    const stream = `<</Length ${content.length}>>\nstream\n${content}\nendstream`;
    return object(10 + 2 * at, page) + object(11 + 2 * at, stream);
  });
  const key = 'ab'.repeat(32);
  const lock = `/Encrypt <</Filter /Standard /V 1 /R 2 /P -4 /O <${key}> /U <${key}>>> /ID [<ab> <ab>]`;
  const parts = [
    object(1, '<</Type /Catalog /Pages 2 0 R>>'),
    object(2, `<</Type /Pages /Count ${pages.length} /Kids [${kids}]>>`),
    object(3, '<</Type /Font /Subtype /Type1 /BaseFont /Times-Roman>>'),
    ...drawn,
  ];
  return Buffer.from(`%PDF-1.7\n${parts.join('')}trailer\n<</Root 1 0 R ${isLocked ? lock : ''}>>\n%%EOF\n`);
}
