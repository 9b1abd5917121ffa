/** Returns whether a statement failed because the key already exists (SQLSTATE 23505). */
export function isUniqueViolation(error: unknown): boolean {
  return hasCode(error, ['23505']);
}

/** Returns whether an error means that the disk of the database or of the files is full. */
export function isDiskFull(error: unknown): boolean {
  return hasCode(error, ['53100', 'ENOSPC', 'EDQUOT']);
}

function hasCode(error: unknown, codes: readonly string[]): boolean {
  // Drizzle wraps the errors of `pg`, and other code wraps them again.
  for (let cause = error, depth = 0; cause instanceof Error && depth < 8; cause = cause.cause, depth++) {
    if ('code' in cause && codes.includes(String(cause.code))) return true;
  }
  return false;
}
