import { readFileSync } from 'node:fs';
import { readCatalogue } from './src/compile/catalogue.ts';
import { checkCatalogue, countMissing } from './src/compile/check-catalogue.ts';
import { messageTypes, messageTypesFile } from './src/compile/message-types.ts';

const catalogue = readCatalogue();
const faults = checkCatalogue(catalogue);
if (readFileSync(messageTypesFile, 'utf8') !== messageTypes(catalogue)) {
  faults.push('messages.generated.ts is stale: run node packages/phrases/write-types.ts');
}

for (const fault of faults) process.stderr.write(`${fault}\n`);
const missing = [...countMissing(catalogue)].filter(([, count]) => count > 0);
process.stdout.write(
  `phrases: ${faults.length} faults; shown in their fallback: ${missing.map((pair) => pair.join(' ')).join(', ') || 'none'}\n`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
