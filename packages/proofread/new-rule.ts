// Creates the file and messages of a new rule. `script/new-rule` prompts for the input or takes it as options.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { registryPath, registryText } from './generate-registry.ts';

/** Input for a new rule. */
export interface NewRule {
  readonly language: string;
  readonly name: string;
  readonly pattern: string;
  readonly better: string;
  readonly wrong: string;
  readonly right: string;
  readonly briefZh: string;
  readonly fullZh: string;
  readonly briefEn: string;
  readonly fullEn: string;
}

const questions: Readonly<Record<keyof NewRule, string>> = {
  language: 'Language of the texts it checks (zh or en)',
  name: 'Name, in small letters with hyphens',
  pattern: 'Regular expression that matches the mistake',
  better: 'Replacement of the match',
  wrong: 'A wrong sentence',
  right: 'The same sentence, corrected',
  briefZh: 'Title in Chinese',
  fullZh: 'Reason in Chinese',
  briefEn: 'Title in English',
  fullEn: 'Reason in English',
};
const keys = Object.keys(questions).filter((key): key is keyof NewRule => key in questions);

/** Validation error of the input; null if it is valid. */
export function faultOf(rule: NewRule): string | null {
  if (rule.language !== 'zh' && rule.language !== 'en') return 'The language is zh or en.';
  if (!/^[a-z][a-z-]*[a-z]$/.test(rule.name)) return 'The name has small letters and hyphens only.';
  const empty = keys.find((key) => key !== 'better' && rule[key].trim() === '');
  if (empty !== undefined) return `Missing: ${questions[empty]}.`;
  try {
    const corrected = rule.wrong.replace(new RegExp(rule.pattern, 'g'), () => rule.better);
    return corrected === rule.right ? null : `The pattern changes the wrong sentence to “${corrected}”.`;
  } catch {
    return 'The pattern is not a valid regular expression.';
  }
}

/** Generates the source text of the rule's file. */
export function ruleFileText({ language, name, pattern, better, wrong, right }: NewRule): string {
  const variable = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const text = (value: string) => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  return `import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const ${variable}: Rule = {
  id: '${language}.${name}',
  category: 'grammar',
  severity: 'warning',
  credible: 0.8,
  authority: null,
  scope: 'sentence',
  find: byPattern(${new RegExp(pattern, 'g')}, () => ${text(better)}),
  right: [${text(right)}],
  wrong: [[${text(wrong)}, ${text(right)}]],
};
`;
}

const usage = `script/new-rule [options]

Creates a proofreading rule, and prompts for what is not given as an option:

${keys.map((key) => `  --${key.padEnd(10)} ${questions[key]}`).join('\n')}
`;

/** Returns the given options; prints the usage and exits for `--help` and unknown options. */
function readOptions(args: readonly string[]): Partial<Record<keyof NewRule, string>> {
  const text = { type: 'string' } as const;
  const options = {
    help: { type: 'boolean' as const },
    ...Object.fromEntries(keys.map((key) => [key, text])),
  };
  try {
    const { help, ...values } = parseArgs({ args: [...args], options }).values;
    if (!help) return values as Partial<Record<keyof NewRule, string>>;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    process.exit(2);
  }
  process.stdout.write(usage);
  process.exit();
}

async function promptForRule(): Promise<NewRule> {
  const given = readOptions(process.argv.slice(2));
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ended = new AbortController();
  terminal.once('close', () => ended.abort());
  const answers = new Map<string, string>();
  for (const key of keys) {
    // Without further input the answer is missing, which `faultOf` reports.
    const prompt = () => terminal.question(`${questions[key]}: `, ended).catch(() => '');
    answers.set(key, given[key] ?? (await prompt()));
  }
  terminal.close();
  const answer = (key: keyof NewRule) => answers.get(key) ?? '';
  return {
    ...{ language: answer('language'), name: answer('name'), pattern: answer('pattern') },
    ...{ better: answer('better'), wrong: answer('wrong'), right: answer('right') },
    ...{ briefZh: answer('briefZh'), fullZh: answer('fullZh') },
    ...{ briefEn: answer('briefEn'), fullEn: answer('fullEn') },
  };
}

function addWords(phrases: string, locale: string, rule: NewRule, brief: string, full: string): void {
  const path = join(phrases, 'src/messages', locale, 'rules.json');
  const words: Record<string, Record<string, unknown>> = JSON.parse(readFileSync(path, 'utf8'));
  words[rule.language] = { ...words[rule.language], [rule.name]: { brief, full } };
  writeFileSync(path, `${JSON.stringify(words, null, 2)}\n`);
}

function writeRule(rule: NewRule): string {
  const file = join(import.meta.dirname, 'src/rules', rule.language, `${rule.name}.ts`);
  if (existsSync(file)) return `There is a rule of that name: ${file}`;
  const phrases = join(import.meta.dirname, '../phrases');
  writeFileSync(file, ruleFileText(rule));
  writeFileSync(registryPath, registryText());
  addWords(phrases, 'zh', rule, rule.briefZh, rule.fullZh);
  addWords(phrases, 'en', rule, rule.briefEn, rule.fullEn);
  spawnSync(process.execPath, [join(phrases, 'write-types.ts')], { stdio: 'inherit' });
  return `Wrote ${file}
Now set category, severity and credible, add sentences that are right and look alike, and run
  npx biome check --write ${file}
  npx vitest run packages/proofread training/evaluation`;
}

if (import.meta.main) {
  const rule = await promptForRule();
  const fault = faultOf(rule);
  process.stdout.write(`${fault ?? writeRule(rule)}\n`);
  if (fault !== null) process.exitCode = 1;
}
