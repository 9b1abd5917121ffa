import type { Call } from '@inkstone/contracts';
import {
  changeTextModels,
  type ModelChoice,
  readTextModels,
  testTextModel,
} from '@inkstone/contracts/staff/models';
import { StartError } from '../platform/settings/start-error.ts';
import { printable } from './read-command.ts';
import { readOptions } from './read-options.ts';
import { reasonOf } from './reason.ts';
import type { OperatorCommand, Print } from './with-call.ts';

const usage = [
  'inkstone models                           the model of generated texts, and the state of each feature',
  'inkstone models set service <url> <name>  use a model of an OpenAI-compatible server',
  'inkstone models set local <name>          use a model in DATA_DIR/models',
  'inkstone models set none                  use none',
  'inkstone models test service <url> <name> request a short answer of a model; also: test local <name>',
  '         --no-key                         the service has no key; by default the key is read from TEXT_MODEL_KEY,',
  '                                          and without it the stored one is used',
  '         --reason <words>                 for the audit log; default: the command itself',
].join('\n');

const known = { 'no-key': { type: 'boolean' }, reason: { type: 'string' } } as const;

/** `models …`: shows, tests and chooses the text models. */
export const modelsCommand: OperatorCommand = async (call, args, print) => {
  const { words, options } = readOptions(args, known, usage);
  const [what = 'list', ...rest] = words;
  if (what === 'list' && rest.length === 0) return list(call, print);
  const choice = readChoice(rest, options['no-key'] ? '' : process.env.TEXT_MODEL_KEY || null);
  if (what === 'test') return test(call, choice, print);
  if (what !== 'set') throw new StartError(usage);
  const { overrides, environment } = await call(readTextModels, {});
  if (environment.length > 0)
    throw new StartError('TEXT_MODEL_URL is set in the environment, which takes precedence.');
  await call(changeTextModels, {
    choice,
    overrides,
    reason: reasonOf(options.reason, 'models set', choice.way),
  });
  print('The choice was saved.');
};

async function list(call: Call, print: Print): Promise<void> {
  const { environment, way, service, local, features, overrides } = await call(readTextModels, {});
  for (const { url, model } of environment) print(`environment  ${printable(model)}  ${printable(url)}`);
  if (environment.length === 0 && way === 'service')
    print(
      `service  ${printable(service.model)}  ${printable(service.url)}  ${service.hasKey ? 'with a key' : 'no key'}`,
    );
  if (environment.length === 0 && way === 'local') print(`this machine  ${printable(local.model)}`);
  if (environment.length === 0 && way === 'none') print('No model is chosen.');
  for (const { feature, absence } of features)
    print(
      `${feature.padEnd(10)} ${(absence ?? 'available').padEnd(10)} ${printable(overrides[feature] ?? '')}`.trimEnd(),
    );
}

async function test(call: Call, choice: ModelChoice, print: Print): Promise<void> {
  const { answer, firstText, json, charactersPerSecond: speed } = await call(testTextModel, { choice });
  print(printable(answer));
  print(`First text after ${firstText} ms; JSON by ${json}.`);
  if (speed !== null) print(`It writes ${speed} characters a second.`);
}

function readChoice(
  [way = '', first = '', second = '', ...more]: readonly string[],
  key: string | null,
): ModelChoice {
  if (way === 'none' && first === '') return { way };
  if (way === 'local' && first !== '' && second === '') return { way, model: first };
  if (way === 'service' && second !== '' && more.length === 0) return { way, url: first, model: second, key };
  throw new StartError(usage);
}
