import { readFileSync } from 'node:fs';

/** Raw settings as text, and one line for each that could not be read. */
export interface Environment {
  readonly values: Readonly<Partial<Record<string, string>>>;
  readonly faults: readonly string[];
}

/** Reads the settings of these names from `source`, following NAME_FILE. Empty values count as unset. */
export function readEnvironment(
  source: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): Environment {
  const values: Partial<Record<string, string>> = {};
  const faults: string[] = [];
  for (const name of names) {
    const direct = source[name];
    const file = source[`${name}_FILE`];
    if (direct && file) {
      faults.push(`${name} and ${name}_FILE are both given: keep one.`);
    } else if (file) {
      const content = readSecret(file);
      if (content === null) faults.push(`${name}_FILE names a file that cannot be read: ${file}`);
      else if (content === '') faults.push(`${name}_FILE names an empty file: ${file}`);
      else values[name] = content;
    } else if (direct) {
      values[name] = direct;
    }
  }
  return { values, faults };
}

function readSecret(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return null;
  }
}
