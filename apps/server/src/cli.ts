#!/usr/bin/env node
import process from 'node:process';
import type { OperatorCommand } from './cli/with-call.ts';
import { createLog } from './platform/observability/log.ts';
import { toSourceLine } from './platform/observability/source-stack.ts';
import { ConfigError } from './platform/settings/create-config.ts';
import { StartError } from './platform/settings/start-error.ts';
import type { Config } from './ports/config.ts';

interface Command {
  readonly means: string;
  readonly run: () => Promise<void>;
}

const commands: Record<string, Command> = {
  start: { means: 'start the server (what happens without a command)', run: startAndServe },
  migrate: { means: 'migrate the database to this version', run: migrateOnly },
  check: { means: 'proofread files: check --help', run: checkTexts },
  lists: {
    means: 'word lists of this installation: lists --help',
    run: operating(async () => (await import('./cli/lists.ts')).listsCommand),
  },
  organisations: {
    means: 'organisations and their members: organisations --help',
    run: operating(async () => (await import('./cli/organisations.ts')).organisationsCommand),
  },
  prices: {
    means: 'prices and campaigns: prices --help',
    run: operating(async () => (await import('./cli/prices.ts')).pricesCommand),
  },
  shares: {
    means: 'reports about shared documents: shares --help',
    run: operating(async () => (await import('./cli/shares.ts')).sharesCommand),
  },
  feedback: {
    means: 'feedback and error reports of users: feedback --help',
    run: operating(async () => (await import('./cli/feedback.ts')).feedbackCommand),
  },
  coupons: {
    means: 'create coupons and issue them to accounts: coupons --help',
    run: operating(async () => (await import('./cli/coupons.ts')).couponsCommand),
  },
  models: {
    means: 'text models: models --help',
    run: operating(async () => (await import('./cli/models.ts')).modelsCommand),
  },
  keys: {
    means: 'keys that encrypt tokens: keys --help',
    run: operating(async () => (await import('./cli/keys.ts')).keysCommand),
  },
  accounts: {
    means: 'find accounts, end sessions, block: accounts --help',
    run: operating(async () => (await import('./cli/accounts.ts')).accountsCommand),
  },
  jobs: {
    means: 'waiting, running and failed jobs: jobs --help',
    run: operating(async () => (await import('./cli/jobs.ts')).jobsCommand),
  },
  staff: {
    means: 'staff members and their roles: staff --help',
    run: operating(async () => (await import('./cli/staff.ts')).staffCommand),
  },
  audit: {
    means: 'the audit log of staff actions: audit --help',
    run: operating(async () => (await import('./cli/audit.ts')).auditCommand),
  },
  model: { means: 'text model files on this machine: model --help', run: manageModels },
  addon: { means: 'install an optional part: addon --help', run: manageAddons },
  config: { means: 'show the settings, without secrets', run: showConfig },
  backup: { means: 'copy database, files and keys: backup <new folder>', run: backUp },
  restore: { means: 'restore a verified backup: restore <folder> [--force]', run: restore },
  help: { means: 'show this', run: showHelp },
};

/** Messages for users go to standard error; standard output contains the log, one JSON line each. */
function print(line: string): void {
  process.stderr.write(`${line}\n`);
}

async function readConfig(): Promise<Config> {
  return (await import('./composition/config.ts')).readConfig(process.env);
}

async function startAndServe(): Promise<void> {
  const config = await readConfig();
  const { start } = await import('./main.ts');
  const running = await start(config, print);
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      running.log.error('the process ends: a promise was rejected without a handler', { error });
      running.log.flush();
      process.exit(1);
    });
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      print('Stopping…');
      running.stop().then(
        () => process.exit(0),
        (error) => fail(error),
      );
    });
  }
  const local = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${running.port}`;
  print(`Inkstone is running. Open ${config.port === 0 ? local : config.baseUrl} in a browser.`);
  if (config.channels.sms.length === 0) {
    print(
      'No SMS is sent: codes appear on the page /simulator and in the log. Do not invite the public like this.',
    );
  }
}

async function migrateOnly(): Promise<void> {
  const config = await readConfig();
  const { waitForDatabase } = await import('./main.ts');
  const db = await waitForDatabase(config, { log: createLog('warn') }, print);
  await db.close();
  print('The database is up to date.');
}

async function checkTexts(): Promise<void> {
  const { checkFiles } = await import('./modules/assist/index.ts');
  const isWatched = process.stderr.isTTY === true;
  process.exitCode = await checkFiles(process.argv.slice(3), process.env, {
    out: (text) => process.stdout.write(text),
    print,
    progress: isWatched ? (line) => process.stderr.write(`\r\x1b[2K${line}`) : null,
  });
}

/** A command that calls the running server, or opens the database itself if no server is running. */
function operating(load: () => Promise<OperatorCommand>): () => Promise<void> {
  return async () => {
    const [command, { withCall }] = await Promise.all([load(), import('./cli/with-call.ts')]);
    const args = process.argv.slice(3);
    await withCall(await readConfig(), print, (call) => command(call, args, print));
  };
}

async function manageModels(): Promise<void> {
  const { modelCommand } = await import('./cli/model-files.ts');
  await modelCommand((await readConfig()).dataDir, process.argv.slice(3), print);
}

async function manageAddons(): Promise<void> {
  const { addonCommand } = await import('./cli/addons.ts');
  await addonCommand((await readConfig()).dataDir, process.argv.slice(3), print);
}

async function backUp(): Promise<void> {
  const { backupCommand } = await import('./platform/backup/commands.ts');
  await backupCommand(await readConfig(), process.argv.slice(3), print);
}

async function restore(): Promise<void> {
  const { restoreCommand } = await import('./platform/backup/commands.ts');
  await restoreCommand(await readConfig(), process.argv.slice(3), print);
}

async function showConfig(): Promise<void> {
  const { describeConfig } = await import('./composition/config.ts');
  for (const line of describeConfig(await readConfig())) process.stdout.write(`${line}\n`);
}

async function showHelp(): Promise<void> {
  const { settingDescriptions } = await import('./composition/config.ts');
  const rows = (table: Readonly<Record<string, { readonly means: string }>>) =>
    Object.entries(table).map(([name, { means }]) => `  ${name.padEnd(16)} ${means}`);
  const lines = [
    'inkstone [command]',
    '',
    ...rows(commands),
    '',
    'Settings (each also as NAME_FILE):',
    ...rows(settingDescriptions),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

/**
 * Ends the process: with a one-line message for an error that an operator can correct, else with the stack.
 */
function fail(error: unknown): never {
  if (error instanceof ConfigError) for (const fault of error.faults) print(fault);
  else if (error instanceof StartError) print(error.message);
  else print(error instanceof Error ? stackOf(error) : String(error));
  process.exit(1);
}

function stackOf({ stack, message }: Error): string {
  return stack?.split('\n').map(toSourceLine).join('\n') ?? message;
}

const name = process.argv[2] ?? 'start';
const command = commands[name];
try {
  if (!command) throw new StartError(`There is no command "${name}". Try: inkstone help`);
  await command.run();
} catch (error) {
  fail(error);
}
