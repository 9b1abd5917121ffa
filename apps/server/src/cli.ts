#!/usr/bin/env node
import process from 'node:process';
import { type Config, ConfigError, createConfig, describeConfig } from './config.ts';
import { readEnvironment, settings } from './env.ts';
import { createLog } from './log.ts';
import { StartError } from './start-error.ts';

interface Command {
  readonly means: string;
  readonly run: () => Promise<void>;
}

const commands: Record<string, Command> = {
  start: { means: 'start the server (what happens without a command)', run: startAndServe },
  migrate: { means: "bring the database to this program's version", run: migrateOnly },
  check: { means: 'proofread files: check --help', run: checkTexts },
  lists: { means: 'word lists of this installation: lists --help', run: manageLists },
  organisations: { means: 'who belongs together: organisations --help', run: manageOrganisations },
  shares: { means: 'reports of shared documents: shares --help', run: manageShares },
  feedback: { means: 'what people told us: feedback --help', run: manageFeedback },
  keys: { means: 'keys to which tokens are sealed: keys --help', run: manageKeys },
  config: { means: 'show the settings, without secrets', run: showConfig },
  backup: { means: 'copy database, files and keys: backup <new folder>', run: backUp },
  restore: { means: 'bring them back, checked: restore <folder> [--force]', run: restore },
  help: { means: 'show this', run: showHelp },
};

/** Words for people go to standard error; standard output holds the log, one JSON line each. */
function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

function readConfig(): Config {
  return createConfig(readEnvironment(process.env));
}

async function startAndServe(): Promise<void> {
  const config = readConfig();
  const { start } = await import('./main.ts');
  const running = await start(config, say);
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      running.log.error('the process ends: something failed that nobody waited for', { error });
      running.log.flush();
      process.exit(1);
    });
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      say('Stopping…');
      running.stop().then(
        () => process.exit(0),
        (error) => fail(error),
      );
    });
  }
  const local = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${running.port}`;
  say(`Inkstone is running. Open ${config.port === 0 ? local : config.baseUrl} in a browser.`);
  if (config.channels.sms.length === 0) {
    say(
      'No SMS is sent: codes appear on the page /simulator and in the log. Do not invite the public like this.',
    );
  }
}

async function migrateOnly(): Promise<void> {
  const config = readConfig();
  const { openPatiently } = await import('./main.ts');
  const db = await openPatiently(config, { log: createLog('warn') }, say);
  await db.close();
  say('The database is up to date.');
}

async function checkTexts(): Promise<void> {
  const { checkFiles } = await import('./modules/assist/index.ts');
  const isWatched = process.stderr.isTTY === true;
  process.exitCode = await checkFiles(process.argv.slice(3), process.env, {
    out: (text) => process.stdout.write(text),
    say,
    progress: isWatched ? (line) => process.stderr.write(`\r\x1b[2K${line}`) : null,
  });
}

async function manageLists(): Promise<void> {
  const { listsCommand } = await import('./lists/commands.ts');
  await listsCommand(readConfig(), process.argv.slice(3), say);
}

async function manageOrganisations(): Promise<void> {
  const { organisationsCommand } = await import('./organisations/commands.ts');
  await organisationsCommand(readConfig(), process.argv.slice(3), say);
}

async function manageShares(): Promise<void> {
  const { sharesCommand } = await import('./shares/commands.ts');
  await sharesCommand(readConfig(), process.argv.slice(3), say);
}

async function manageFeedback(): Promise<void> {
  const { feedbackCommand } = await import('./feedback/commands.ts');
  await feedbackCommand(readConfig(), process.argv.slice(3), say);
}

async function manageKeys(): Promise<void> {
  const { keysCommand } = await import('./server-keys/commands.ts');
  await keysCommand(readConfig(), process.argv.slice(3), say);
}

async function backUp(): Promise<void> {
  const { backupCommand } = await import('./backup/commands.ts');
  await backupCommand(readConfig(), process.argv.slice(3), say);
}

async function restore(): Promise<void> {
  const { restoreCommand } = await import('./backup/commands.ts');
  await restoreCommand(readConfig(), process.argv.slice(3), say);
}

async function showConfig(): Promise<void> {
  for (const line of describeConfig(readConfig(), readEnvironment(process.env)))
    process.stdout.write(`${line}\n`);
}

async function showHelp(): Promise<void> {
  const rows = (table: Record<string, { means: string }>) =>
    Object.entries(table).map(([name, { means }]) => `  ${name.padEnd(16)} ${means}`);
  const lines = [
    'inkstone [command]',
    '',
    ...rows(commands),
    '',
    'Settings (each also as NAME_FILE):',
    ...rows(settings),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Ends the process: one plain line for what an operator can mend, the whole error for what nobody foresaw. */
function fail(error: unknown): never {
  if (error instanceof ConfigError) for (const fault of error.faults) say(fault);
  else if (error instanceof StartError) say(error.message);
  else say(error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.exit(1);
}

const name = process.argv[2] ?? 'start';
const command = commands[name];
try {
  if (!command) throw new StartError(`There is no command "${name}". Try: inkstone help`);
  await command.run();
} catch (error) {
  fail(error);
}
