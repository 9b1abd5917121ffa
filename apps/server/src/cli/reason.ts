/** The reason of a command in the audit log: the one given, else the command line. */
export function reasonOf(given: string | undefined, ...command: readonly string[]): string {
  return given?.trim() || `inkstone ${command.join(' ')}`.slice(0, 200);
}
