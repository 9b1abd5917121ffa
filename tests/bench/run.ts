import { measureAccounts } from './accounts.ts';
import { measureCorrect } from './correct.ts';
import { measureDocuments } from './documents.ts';
import { measureExchange } from './exchange.ts';
import { measureCrowd, measureFanOut } from './fan-out.ts';
import { type Figure, table } from './figure.ts';
import { measureFirstText } from './first-text.ts';
import { measureFirstVisit } from './first-visit.ts';
import { measureImportHold } from './import-hold.ts';
import { measureKeystrokes } from './keystrokes.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureLimits } from './limits.ts';
import { measureModels } from './models.ts';
import { measureOpening } from './open.ts';
import { measurePayments } from './payments.ts';
import { measureProofreading } from './proofread.ts';
import { measureReads } from './reads.ts';
import { measureRecognition } from './recognition.ts';
import { measureRoles } from './roles.ts';
import { measureSearch } from './search.ts';
import { measureStartUp } from './start-up.ts';
import { measureStops } from './stops.ts';
import { measureWebsite } from './website.ts';

type Part = (postgres: string) => Promise<readonly Figure[]>;

const parts: Readonly<Record<string, Part>> = {
  start: measureStartUp,
  reads: measureReads,
  roles: (server) => measureRoles(server),
  accounts: measureAccounts,
  limits: measureLimits,
  documents: measureDocuments,
  payments: measurePayments,
  models: () => measureModels(),
  stops: () => measureStops(),
  'first-text': measureFirstText,
  exchange: measureExchange,
  import: measureImportHold,
  'fan-out': measureFanOut,
  crowd: measureCrowd,
  open: measureOpening,
  keystrokes: measureKeystrokes,
  'first-visit': measureFirstVisit,
  search: measureSearch,
  proofread: measureProofreading,
  correct: measureCorrect,
  recognition: measureRecognition,
  website: measureWebsite,
  lighthouse: measureLighthouse,
};

const postgres = process.env.TEST_DATABASE_URL;
if (!postgres) throw new Error('TEST_DATABASE_URL names no PostgreSQL server; script/bench starts one.');

const wanted = process.argv.slice(2);
const figures: Figure[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.error(`measuring: ${name} …`);
  try {
    figures.push(...(await measure(postgres)));
  } catch (error) {
    figures.push({ what: name, value: 'BROKEN', aim: String(error).split('\n')[0] ?? '', isMet: false });
  }
}
console.log(table(figures).join('\n'));
process.exitCode = figures.every(({ isMet }) => isMet !== false) ? 0 : 1;
