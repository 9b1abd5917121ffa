import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { messagesFolder, readCatalogue } from './src/compile/catalogue.ts';
import { withoutStrays } from './src/compile/message-tree.ts';
import { fallbacksOf } from './src/locales.ts';

// Removes keys from the other seven languages that are no longer in zh and en.
const catalogue = readCatalogue();
for (const [locale, namespaces] of catalogue) {
  const [spare] = fallbacksOf(locale);
  if (!spare) continue;
  for (const [name, words] of namespaces) {
    const kept = withoutStrays(words, catalogue.get(spare)?.get(name) ?? {});
    const text = `${JSON.stringify(kept, null, 2)}\n`;
    if (text !== `${JSON.stringify(words, null, 2)}\n`) {
      writeFileSync(join(messagesFolder, locale, `${name}.json`), text);
    }
  }
}
