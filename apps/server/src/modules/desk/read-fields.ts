import { AppError, type CheckedInputOf } from '@inkstone/contracts';
import {
  type ContactField,
  deskLimits,
  type openTicket,
  requiredFields,
  teamSizes,
} from '@inkstone/contracts/desk';
import { readEmail } from '@inkstone/domain/accounts';
import { cleanLine, cleanText } from './clean-text.ts';

/** The fields of a form, as stored. */
export type FormFields = Readonly<Record<ContactField, string>>;

const lineFields = ['name', 'company', 'post', 'phone', 'wechat', 'email', 'teamSize'] as const;
/** Phone numbers of any country, also with an extension. */
const phoneShape = /^(?=(?:.*\d){5})[\d\s+()\-.#*]{5,40}(?:\s?(?:转|轉|ext\.?|x)\s?\d{1,6})?$/iu;

/** Normalises and validates the fields of a form. Throws an error that names the first invalid field. */
export function readFields(input: CheckedInputOf<typeof openTicket>): FormFields {
  const lines = Object.fromEntries(lineFields.map((field) => [field, cleanLine(input[field])]));
  const fields = { ...lines, text: cleanText(input.text) } as FormFields;
  for (const field of requiredFields[input.kind])
    if (fields[field] === '') throw new AppError('contact_field_required', { field });
  for (const field of ['name', 'company', 'post', 'phone', 'wechat', 'email', 'text'] as const)
    requireFitting(fields[field], field);
  if (fields.phone !== '' && !phoneShape.test(fields.phone)) throw invalid('phone');
  if (fields.teamSize !== '' && !teamSizes.some((size) => size === fields.teamSize))
    throw invalid('teamSize');
  return { ...fields, email: fields.email === '' ? '' : readAddress(fields.email) };
}

/** Normalises a message. Throws for an empty or oversized one. */
export function readMessage(text: string): string {
  const cleaned = cleanText(text);
  if (cleaned === '') throw new AppError('contact_field_required', { field: 'text' });
  requireFitting(cleaned, 'text');
  return cleaned;
}

function requireFitting(text: string, field: Exclude<ContactField, 'teamSize'>): void {
  const limit = deskLimits[field];
  if ([...text].length > limit) throw new AppError('contact_field_too_long', { field, limit });
}

function readAddress(typed: string): string {
  const email = readEmail(typed);
  if (!email.ok) throw invalid('email');
  return email.value;
}

function invalid(field: ContactField): AppError {
  return new AppError('contact_field_invalid', { field });
}
