import { apiKeyLimits } from '@inkstone/contracts/accounts/api-keys';
import { allow, type Result, refuse, visibleLine } from '@inkstone/kernel';

/** Normalises the name of an API key: one line, not empty, at most 60 characters. */
export function cleanKeyName(raw: string): Result<string, 'key_name_required' | 'key_name_too_long'> {
  const name = visibleLine(raw);
  if (name === '') return refuse('key_name_required');
  return [...name].length > apiKeyLimits.nameCharacters ? refuse('key_name_too_long') : allow(name);
}
