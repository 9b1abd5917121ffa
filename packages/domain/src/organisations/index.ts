import { allow, type Result, refuse, visibleLine } from '@inkstone/kernel';

const maxLength = 100;

/** Normalises an organisation name: one line, not empty, at most 100 characters. */
export function cleanOrganisationName(raw: string): Result<string, 'empty' | 'too-long'> {
  const name = visibleLine(raw);
  if (name === '') return refuse('empty');
  return [...name].length > maxLength ? refuse('too-long') : allow(name);
}
