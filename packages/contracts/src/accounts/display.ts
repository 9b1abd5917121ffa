import { locales } from '@inkstone/phrases';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** Fonts for texts: the system fonts and those of the font list. */
export const textFonts = [
  ...['serif', 'sans'],
  ...['noto-serif-sc', 'noto-sans-sc', 'lxgw-wenkai', 'source-serif', 'literata'],
] as const;
/** Text sizes, as factors of the default size. */
export const textScales = [0.85, 1, 1.15, 1.3, 1.5, 1.75] as const;
/** Line heights, as factors of the font size. */
export const lineHeights = [1.6, 1.9, 2.2] as const;

/** Display preferences; null selects the default. */
export const display = z.object({
  theme: z.enum(['light', 'dark', 'system']).nullable(),
  language: z.enum(locales).nullable(),
  font: z.enum(textFonts).nullable(),
  scale: z.literal([...textScales]).nullable(),
  lineHeight: z.literal([...lineHeights]).nullable(),
});

export type Display = z.output<typeof display>;

/** The preferences to change; the others keep their value. */
export type DisplayChange = { readonly [Name in keyof Display]?: NonNullable<Display[Name]> };

/** The preferences of an account that has set none. */
export const nothingChosen: Display = {
  theme: null,
  language: null,
  font: null,
  scale: null,
  lineHeight: null,
};

/** Returns the caller's display preferences, which apply to every device. */
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

/** Saves the given preferences and keeps the others. For each preference, the latest write wins. */
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
