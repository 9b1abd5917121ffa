/** Whether a statement failed because a row with the same key is there already (SQLSTATE 23505). */
export function isUniqueViolation(error: unknown): boolean {
  return hasCode(error, ['23505']);
}

/** Whether a failure means that there is no room left on the disk of the database or of the files. */
export function isDiskFull(error: unknown): boolean {
  return hasCode(error, ['53100', 'ENOSPC', 'EDQUOT']);
}

function hasCode(error: unknown, codes: readonly string[]): boolean {
  // Drizzle wraps what `pg` throws, and others wrap again.
  for (let cause = error, depth = 0; cause instanceof Error && depth < 8; cause = cause.cause, depth++) {
    if ('code' in cause && codes.includes(String(cause.code))) return true;
  }
  return false;
}
