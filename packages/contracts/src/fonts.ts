import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** A font that comes from our own server, as far as a text needs it: the files are cut by ranges of characters. */
export const fontView = z.object({
  id: z.string(),
  /** What it is called, in its readers' languages. */
  names: z.object({ zh: z.string(), en: z.string() }),
  /** The languages it was drawn for; other characters come from the system's fonts. */
  languages: z.array(z.enum(['zh', 'en'])),
  category: z.enum(['serif', 'sans', 'kai']),
  /** The `font-family` its stylesheet declares. */
  family: z.string(),
  /** SPDX name of the licence of the font itself. */
  license: z.string(),
  /** Where it comes from. */
  source: z.url(),
  /** Declares all of the font; what stands under this address never changes. */
  stylesheet: z.string(),
  /** Declares what writing the font's own name takes, for lists to choose from. */
  preview: z.string(),
});

export type FontView = z.output<typeof fontView>;

/** Where the files of a font are: under `<fontsPath>/<id>/<version>/`. */
export const fontsPath = '/fonts';

const font = (
  id: string,
  version: string,
  rest: Omit<FontView, 'id' | 'license' | 'stylesheet' | 'preview'>,
): FontView => ({
  id,
  license: 'OFL-1.1',
  stylesheet: `${fontsPath}/${id}/${version}/font.css`,
  preview: `${fontsPath}/${id}/${version}/preview.css`,
  ...rest,
});

/** The fonts there are beside the system's own, in the order of lists. */
export const fonts: readonly FontView[] = [
  font('noto-serif-sc', '5.3.1', {
    names: { zh: '思源宋体', en: 'Noto Serif SC' },
    languages: ['zh', 'en'],
    category: 'serif',
    family: 'Noto Serif SC Variable',
    source: 'https://github.com/notofonts/noto-cjk',
  }),
  font('noto-sans-sc', '5.3.1', {
    names: { zh: '思源黑体', en: 'Noto Sans SC' },
    languages: ['zh', 'en'],
    category: 'sans',
    family: 'Noto Sans SC Variable',
    source: 'https://github.com/notofonts/noto-cjk',
  }),
  font('lxgw-wenkai', '1.7.0', {
    names: { zh: '霞鹜文楷', en: 'LXGW WenKai' },
    languages: ['zh', 'en'],
    category: 'kai',
    family: 'LXGW WenKai Screen',
    source: 'https://github.com/lxgw/LxgwWenKai-Screen',
  }),
  font('source-serif', '5.3.1', {
    names: { zh: 'Source Serif', en: 'Source Serif' },
    languages: ['en'],
    category: 'serif',
    family: 'Source Serif 4 Variable',
    source: 'https://github.com/adobe-fonts/source-serif',
  }),
  font('literata', '5.3.0', {
    names: { zh: 'Literata', en: 'Literata' },
    languages: ['en'],
    category: 'serif',
    family: 'Literata Variable',
    source: 'https://github.com/googlefonts/literata',
  }),
];

/** The fonts a text can be shown in beside those of the reader's system. */
export const listFonts = endpoint({
  method: 'GET',
  path: '/api/sys/font',
  summary: 'Lists the fonts that texts can be shown in.',
  audience: 'anyone',
  input: z.object({}),
  reply: z.object({ fonts: z.array(fontView) }),
  errors: [],
  rate: 'normal',
});
