import { versionNameLimit } from '@inkstone/contracts/versions';
import { allow, type Result, refuse } from '@inkstone/kernel';
import { tidyTitle } from '../document-title.ts';

/** Why a name is refused. */
export type VersionNameRefusal = 'version_name_required' | 'version_name_too_long';

/** A version's name as it is kept: one line. Refused when nothing is left or it is too long. */
export function cleanVersionName(raw: string): Result<string, VersionNameRefusal> {
  const name = tidyTitle(raw);
  if (name === '') return refuse('version_name_required');
  return [...name].length > versionNameLimit ? refuse('version_name_too_long') : allow(name);
}
