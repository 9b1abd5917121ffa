import { allow, type Result, refuse } from '@inkstone/kernel';
import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

/** Why a phone number is invalid, as an error code. */
export type PhoneRefusal = 'phone_required' | 'phone_invalid' | 'area_code_unknown';

const countries: ReadonlySet<string> = new Set(getCountries());
const areaCodes: ReadonlySet<string> = new Set(
  getCountries().map((country) => getCountryCallingCode(country)),
);
const maxLength = 60;
/** Digits and common separators. */
const numberSigns = /^\+?[\d\s().\-‐-―·/]+$/u;

/**
 * Converts a typed number and area code to E.164 (+8613800138000). Accepts spaces, dashes, full-width digits
 * and a plus-prefixed area code. Accepts only numbers that can receive messages.
 */
export function readPhone(account: string, areaCode: string): Result<string, PhoneRefusal> {
  const typed = plain(account);
  if (typed === '') return refuse('phone_required');
  if (typed.length > maxLength || !numberSigns.test(typed)) return refuse('phone_invalid');
  const prefix = plain(areaCode).replace(/^\+|\s/g, '');
  const bringsItsOwn = typed.startsWith('+');
  if (!bringsItsOwn && !areaCodes.has(prefix)) return refuse('area_code_unknown');
  const forms = bringsItsOwn
    ? [typed]
    : // Pasted numbers often include the area code without the plus.
      [`+${prefix}${withoutTrunk(typed, prefix)}`, ...(typed.startsWith(prefix) ? [`+${typed}`] : [])];
  for (const form of forms) {
    const parsed = parsePhoneNumberFromString(form);
    if (parsed?.isValid()) return allow(parsed.number);
  }
  return refuse('phone_invalid');
}

/** Whether a two-letter code is a country or region with phone numbers. */
export function isPhoneCountry(letters: string): boolean {
  return countries.has(letters);
}

/** Country (two letters, null if several share the area code) and area code of a number in E.164. */
export function regionOfPhone(phone: string): { readonly country: string | null; readonly areaCode: string } {
  const parsed = parsePhoneNumberFromString(phone);
  return { country: parsed?.country ?? null, areaCode: parsed?.countryCallingCode ?? '' };
}

/** Masks a number in E.164 for display: +86 138****8000. */
export function maskPhone(phone: string): string {
  const parsed = parsePhoneNumberFromString(phone);
  const code = parsed?.countryCallingCode ?? '';
  const national = parsed?.nationalNumber ?? phone.replace(/\D/g, '');
  const shown = national.length >= 10 ? 3 : 1;
  const masked = `${national.slice(0, shown)}****${national.slice(-Math.min(4, national.length - shown - 4))}`;
  return code ? `+${code} ${masked}` : masked;
}

/** Removes the trunk prefix 0 (07400 …), except for Italy, where it is part of the number. */
function withoutTrunk(typed: string, areaCode: string): string {
  return areaCode === '39' ? typed : typed.replace(/^0/, '');
}

/** Removes invisible characters that are copied from contact lists. */
function plain(text: string): string {
  return text
    .slice(0, 4 * maxLength)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();
}
