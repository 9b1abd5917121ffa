import { locales } from '@inkstone/phrases';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** What texts can be shown in: the system's own faces, and those of the list of fonts. */
export const textFonts = [
  ...['serif', 'sans'],
  ...['noto-serif-sc', 'noto-sans-sc', 'lxgw-wenkai', 'source-serif', 'literata'],
] as const;
/** The sizes texts can be shown in, as factors of the usual one. */
export const textScales = [0.85, 1, 1.15, 1.3, 1.5, 1.75] as const;
/** The heights of a line, as factors of the size. */
export const lineHeights = [1.6, 1.9, 2.2] as const;

/** How somebody wants the pages to look; null where nothing was chosen. */
export const display = z.object({
  theme: z.enum(['light', 'dark', 'system']).nullable(),
  language: z.enum(locales).nullable(),
  font: z.enum(textFonts).nullable(),
  scale: z.literal([...textScales]).nullable(),
  lineHeight: z.literal([...lineHeights]).nullable(),
});

export type Display = z.output<typeof display>;

/** Some choices, to be kept; the others stay. */
export type DisplayChange = { readonly [Name in keyof Display]?: NonNullable<Display[Name]> };

/** What holds for an account until something is chosen. */
export const nothingChosen: Display = {
  theme: null,
  language: null,
  font: null,
  scale: null,
  lineHeight: null,
};

/** How the caller wants pages to look, on every device. */
export const getDisplay = endpoint({
  method: 'GET',
  path: '/api/account/display',
  summary: 'Gives how the caller wants pages to look.',
  audience: 'account',
  input: z.object({}),
  reply: display,
  errors: [],
  rate: 'normal',
});

/** Keeps what is given and leaves the rest: of two devices the later one decides, choice by choice. */
export const saveDisplay = endpoint({
  method: 'POST',
  path: '/api/account/display',
  summary: 'Changes how the caller wants pages to look.',
  audience: 'account',
  input: z
    .object({
      theme: display.shape.theme.unwrap(),
      language: display.shape.language.unwrap(),
      font: display.shape.font.unwrap(),
      scale: display.shape.scale.unwrap(),
      lineHeight: display.shape.lineHeight.unwrap(),
    })
    .partial(),
  reply: display,
  errors: [],
  rate: 'normal',
});
