import { allow, type Result, refuse } from '@inkstone/kernel';
import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

/** Why a number cannot be used, as a code of the error catalogue. */
export type PhoneRefusal = 'phone_required' | 'phone_invalid' | 'area_code_unknown';

const countries: ReadonlySet<string> = new Set(getCountries());
const areaCodes: ReadonlySet<string> = new Set(
  getCountries().map((country) => getCountryCallingCode(country)),
);
const longest = 60;
/** Digits and what people put between them. */
const numberSigns = /^\+?[\d\s().\-‐-―·/]+$/u;

/**
 * The number in E.164 (+8613800138000) of what was typed with an area code beside it. Spaces, dashes, full-width
 * digits and a plus-prefixed area code of its own are fine; only numbers that can get messages are.
 */
export function readPhone(account: string, areaCode: string): Result<string, PhoneRefusal> {
  const typed = plain(account);
  if (typed === '') return refuse('phone_required');
  if (typed.length > longest || !numberSigns.test(typed)) return refuse('phone_invalid');
  const prefix = plain(areaCode).replace(/^\+|\s/g, '');
  const bringsItsOwn = typed.startsWith('+');
  if (!bringsItsOwn && !areaCodes.has(prefix)) return refuse('area_code_unknown');
  const forms = bringsItsOwn
    ? [typed]
    : // People paste the area code along with the number, and forget the plus.
      [`+${prefix}${withoutTrunk(typed, prefix)}`, ...(typed.startsWith(prefix) ? [`+${typed}`] : [])];
  for (const form of forms) {
    const parsed = parsePhoneNumberFromString(form);
    if (parsed?.isValid()) return allow(parsed.number);
  }
  return refuse('phone_invalid');
}

/** Whether two letters name a country or region that has phone numbers. */
export function isPhoneCountry(letters: string): boolean {
  return countries.has(letters);
}

/** Where a number in E.164 belongs: its country's two letters, null where several share it, and its area code. */
export function homeOfPhone(phone: string): { readonly country: string | null; readonly areaCode: string } {
  const parsed = parsePhoneNumberFromString(phone);
  return { country: parsed?.country ?? null, areaCode: parsed?.countryCallingCode ?? '' };
}

/** A number in E.164 that its owner recognises and nobody can call: +86 138****8000. */
export function maskPhone(phone: string): string {
  const parsed = parsePhoneNumberFromString(phone);
  const code = parsed?.countryCallingCode ?? '';
  const national = parsed?.nationalNumber ?? phone.replace(/\D/g, '');
  const shown = national.length >= 10 ? 3 : 1;
  const masked = `${national.slice(0, shown)}****${national.slice(-Math.min(4, national.length - shown - 4))}`;
  return code ? `+${code} ${masked}` : masked;
}

/** People abroad write a zero before the number at home (07400 …); Italy's belongs to it and stays. */
function withoutTrunk(typed: string, areaCode: string): string {
  return areaCode === '39' ? typed : typed.replace(/^0/, '');
}

/** Without what comes along unseen when a number is copied from a list of contacts. */
function plain(text: string): string {
  return text
    .slice(0, 4 * longest)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();
}
