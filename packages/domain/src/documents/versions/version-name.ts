import { versionNameLimit } from '@inkstone/contracts/documents/versions';
import { allow, type Result, refuse } from '@inkstone/kernel';
import { tidyTitle } from '../document-title.ts';

/** Why a version name is refused. */
export type VersionNameRefusal = 'version_name_required' | 'version_name_too_long';

/** Normalises a version name to one line. Refused if it is empty or too long. */
export function cleanVersionName(raw: string): Result<string, VersionNameRefusal> {
  const name = tidyTitle(raw);
  if (name === '') return refuse('version_name_required');
  return [...name].length > versionNameLimit ? refuse('version_name_too_long') : allow(name);
}
