/** Minimum length of a master secret in characters. */
export const minSecretLength = 32;

/** Splits a setting into master secrets, newest first. */
export function splitSecrets(text: string): string[] {
  return text.split(',').map((secret) => secret.trim());
}
