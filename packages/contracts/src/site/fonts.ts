import { locales } from '@inkstone/phrases';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** A font served by this server, split by character ranges so that a text loads only what it needs. */
export const fontView = z.object({
  id: z.string(),
  /** Display name by language. */
  names: z.object({ zh: z.string(), en: z.string() }),
  /** Languages it supports; other characters use system fonts. */
  languages: z.array(z.enum(['zh', 'en'])),
  category: z.enum(['serif', 'sans', 'kai']),
  /** The `font-family` declared by its stylesheet. */
  family: z.string(),
  /** SPDX identifier of the font's licence. */
  license: z.string(),
  /** Origin of the font. */
  source: z.url(),
  /** Stylesheet for the whole font; its content never changes. */
  stylesheet: z.string(),
  /** Stylesheet for the characters of the font's own name, for font lists. */
  preview: z.string(),
});

export type FontView = z.output<typeof fontView>;

/** Root of font files: `<fontsPath>/<id>/<version>/`. */
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

/** Available fonts besides system fonts, in list order. */
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

/** Lists the fonts offered besides system fonts, to readers of a language. */
export const listFonts = endpoint({
  method: 'GET',
  path: '/api/sys/font',
  summary: 'Lists the fonts that texts can be shown in.',
  audience: 'anyone',
  input: z.object({ language: z.enum(locales).default('zh') }),
  reply: z.object({ fonts: z.array(fontView) }),
  errors: [],
  rate: 'content',
});
