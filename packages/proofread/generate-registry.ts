import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Path of the generated list of all rules. Do not edit it by hand. */
export const registryPath = join(import.meta.dirname, 'src/rules/registry.ts');

const languages = ['zh', 'en'] as const;

/** Source text of registry.ts for the present rule files, formatted as the linter requires. */
export function registryText(): string {
  return [
    '// Made by packages/proofread/generate-registry.ts from the files in en/ and zh/.',
    ...ruleNames('en').map((name) => importLine('en', name)),
    "import type { Rule } from './rule.ts';",
    ...ruleNames('zh').map((name) => importLine('zh', name)),
    '',
    '/** Every rule of the engine. */',
    'export const rules: readonly Rule[] = [',
    ...ruleFiles().map(({ language, name }) => `  ${variable(language, name)},`),
    '];',
    '',
  ].join('\n');
}

/** The rule files in the order of the registry. */
export function ruleFiles(): { readonly language: string; readonly name: string }[] {
  return languages.flatMap((language) => ruleNames(language).map((name) => ({ language, name })));
}

function importLine(language: string, name: string): string {
  const names = `${camel(name)} as ${variable(language, name)}`;
  const from = `from './${language}/${name}.ts';`;
  const line = `import { ${names} } ${from}`;
  return line.length <= 110 ? line : `import {\n  ${names},\n} ${from}`;
}

function variable(language: string, name: string): string {
  return `${language}${camel(name).replace(/^\w/, (letter) => letter.toUpperCase())}`;
}

function ruleNames(language: string): string[] {
  return readdirSync(join(import.meta.dirname, 'src/rules', language))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();
}

function camel(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

if (import.meta.main) writeFileSync(registryPath, registryText());
