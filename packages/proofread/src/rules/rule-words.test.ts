import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { harperKinds } from '../harper/kinds.ts';
import { documentRules } from '../official/rules.ts';
import { sensitiveHeads } from '../sensitive/heads.ts';
import { termHeads } from '../terms/term-heads.ts';
import { checkWith } from '../testing/check-with.ts';
import { everyRule as rules } from '../testing/every-rule.ts';

type RuleMessages = Record<string, Record<string, { brief?: string; full?: string }>>;

const messages = join(import.meta.dirname, '../../../phrases/src/messages');
/** The name, as opposed to the same word at the start of a sentence. */
const argument = /\{(\w+)\s*[,}]/g;

describe.each(['zh', 'en'])('the messages in %s', (locale) => {
  const words: RuleMessages = JSON.parse(readFileSync(join(messages, locale, 'rules.json'), 'utf8'));
  const messagesOf = (id: string) => {
    const [group = '', name = ''] = id.split('.');
    return words[group]?.[name];
  };

  it.each(rules.map((rule) => [rule.id, rule] as const))('explain %s', (id, rule) => {
    const { brief = '', full = '' } = messagesOf(id) ?? {};
    expect(brief.length).toBeGreaterThan(1);
    expect(full.length).toBeGreaterThan(5);
    const lints = rule.wrong.slice(0, 3).flatMap(([wrong]) => checkWith(rule, wrong));
    for (const lint of lints) {
      expect(lint.brief.key).toBe(`${id}.brief`);
      for (const [, name = ''] of [...brief.matchAll(argument), ...full.matchAll(argument)]) {
        expect(Object.keys(lint.full.params)).toContain(name);
      }
    }
  });

  it('explain every kind of finding of the second engine', () => {
    for (const kind of Object.values(harperKinds)) {
      expect(messagesOf(kind.id)?.brief).toBeTruthy();
      expect(messagesOf(kind.id)?.full).toContain('{message}');
    }
  });

  it.each([...sensitiveHeads, ...termHeads, ...documentRules])(
    'explain lists, terms and document rules: $id',
    ({ id }) => {
      expect(messagesOf(id)?.brief).toBeTruthy();
      expect(messagesOf(id)?.full?.length).toBeGreaterThan(5);
    },
  );

  it('contain no unused explanation', () => {
    const heads = [
      ...rules,
      ...sensitiveHeads,
      ...termHeads,
      ...documentRules,
      ...Object.values(harperKinds),
    ];
    const known = new Set(heads.map(({ id }) => id));
    const all = Object.entries(words).flatMap(([group, names]) =>
      Object.keys(names).map((name) => `${group}.${name}`),
    );
    expect(all.filter((id) => !known.has(id))).toEqual([]);
  });
});
