/** Returns whether a statement failed because the key already exists (SQLSTATE 23505). */
export function isUniqueViolation(error: unknown): boolean {
  return hasCode(error, ['23505']);
}

/** Returns whether an error means that the disk of the database or of the files is full. */
export function isDiskFull(error: unknown): boolean {
  return hasCode(error, ['53100', 'ENOSPC', 'EDQUOT']);
}

/**
 * Returns whether the columns of a named statement have changed since its connection parsed it, because another process has
 * migrated the database. PostgreSQL refuses it on that connection from then on.
 */
export function isStaleStatement(error: unknown): boolean {
  return hasCode(error, ['0A000']);
}

function hasCode(error: unknown, codes: readonly string[]): boolean {
  // Drizzle wraps the errors of `pg`, and other code wraps them again.
  for (let cause = error, depth = 0; cause instanceof Error && depth < 8; cause = cause.cause, depth++) {
    if ('code' in cause && codes.includes(String(cause.code))) return true;
  }
  return false;
}
