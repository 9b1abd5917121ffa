// Opens a letter in LibreOffice, whose grammar checker queries Inkstone, and verifies the results: findings
// in both languages, and none in correct paragraphs; then opens a proofread file and verifies its tracked
// changes. `run.ts [URL]`: without a URL it starts the built server.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startServer } from '../support/server-process.ts';
import { officeSettings } from './office-settings.ts';
import { showsTrackedChanges } from './tracked-changes.ts';

/** A finding as LibreOffice reports it. */
interface Finding {
  readonly text: string;
  readonly suggestions: readonly string[];
  readonly comment: string;
  /** Language of the paragraph, as declared in the document. */
  readonly locale: string;
}

const wanted = [
  { locale: 'en-US', text: 'have', suggestion: 'has' },
  { locale: 'zh-CN', text: '己经', suggestion: '已经' },
] as const;

const soffice = process.env.SOFFICE ?? 'soffice';
const python = process.env.OFFICE_PYTHON ?? '/usr/bin/python3';
const timeout = 120_000;

async function run(url: string): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'inkstone-office-'));
  try {
    const findings = await proofread(url, folder);
    for (const { locale, text, suggestions, comment } of findings)
      console.log(`${locale}  ${text} → ${suggestions.join(' | ')}  ${comment}`);
    const isMarked = await showsTrackedChanges(url, soffice, folder);
    if (!isMarked) console.error('LibreOffice does not show all tracked changes of a proofread file.');
    return judge(findings) && isMarked;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs LibreOffice with a fresh profile that names Inkstone as its LanguageTool server. */
async function proofread(url: string, folder: string): Promise<readonly Finding[]> {
  const profile = join(folder, 'profile');
  await mkdir(join(profile, 'user'), { recursive: true });
  await writeFile(join(profile, 'user/registrymodifications.xcu'), officeSettings(`${url}/v2`));
  const pipe = `inkstone-${process.pid}`;
  const office = spawn(
    soffice,
    [
      `-env:UserInstallation=${pathToFileURL(profile).href}`,
      ...['--headless', '--norestore', '--nologo', '--nodefault'],
      `--accept=pipe,name=${pipe};urp;`,
    ],
    { stdio: 'ignore', detached: true },
  );
  try {
    const letter = join(import.meta.dirname, 'letter.fodt');
    const script = join(import.meta.dirname, 'proofread.py');
    const words = wanted.map(({ text }) => text);
    const done = spawn(python, [script, pipe, letter, String(timeout / 1000), ...words], {
      stdio: ['ignore', 'pipe', 'inherit'],
      // LibreOffice exits by itself; the timeout handles a hanging process.
      timeout: 2 * timeout,
    });
    const lines: string[] = [];
    done.stdout.setEncoding('utf8').on('data', (text: string) => lines.push(text));
    const [code] = await once(done, 'close');
    if (code !== 0) throw new Error(`LibreOffice could not be queried: ${python} ended with ${code}.`);
    const found = lines.join('').split('\n').filter(Boolean);
    return found.map((line): Finding => JSON.parse(line));
  } finally {
    // The launcher starts the office as a child process: both are in one process group.
    if (office.pid !== undefined) spawnSync('kill', ['--', `-${office.pid}`]);
  }
}

function judge(findings: readonly Finding[]): boolean {
  const missing = wanted.filter(
    ({ locale, text, suggestion }) =>
      !findings.some(
        (each) => each.locale === locale && each.text === text && each.suggestions[0] === suggestion,
      ),
  );
  for (const { locale, text } of missing) console.error(`Missing: “${text}” in ${locale}.`);
  const further = findings.filter(({ text }) => !wanted.some((each) => each.text === text));
  for (const { text, locale } of further) console.error(`Not expected: “${text}” in ${locale}.`);
  return missing.length === 0 && further.length === 0;
}

const [given] = process.argv.slice(2);
if (given !== undefined) {
  process.exitCode = (await run(given.replace(/\/+$/, ''))) ? 0 : 1;
} else {
  await using server = await startServer({ postgres: null });
  process.exitCode = (await run(server.url)) ? 0 : 1;
}
