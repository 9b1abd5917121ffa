import { z } from 'zod';

/** A whole number from `from` to `to`, both included. */
export function wholeNumber(from: number, to: number) {
  const error = `must be a whole number from ${from} to ${to}`;
  return z
    .string()
    .refine((text) => /^\d{1,9}$/.test(text) && Number(text) >= from && Number(text) <= to, { error })
    .transform(Number);
}

/** A URL with one of these protocols, such as `https:`. */
export function address(protocols: readonly string[], error: string) {
  return z
    .string()
    .refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), { error });
}

/** Items separated by commas. */
export function list(accepts: (item: string) => boolean, error: string) {
  return z
    .string()
    .transform((text) => text.split(',').map((item) => item.trim()))
    .refine((items) => items.every(accepts), { error });
}

/** Returns one line per required setting that is not given. */
export function missingSettings<Given extends object>(
  given: Given,
  by: string,
  names: readonly (keyof Given & string)[],
): string[] {
  return names.filter((name) => !given[name]).map((name) => `${by} needs ${name}.`);
}

/** `on` or `off`. */
export function onOff() {
  return z.enum(['on', 'off'], { error: 'must be on or off' });
}
