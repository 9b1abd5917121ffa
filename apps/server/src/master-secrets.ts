/** The master secrets in a text, the newest first. */
export function splitSecrets(text: string): string[] {
  return text.split(',').map((secret) => secret.trim());
}
