import { expect, it } from 'vitest';
import type { ModelMessage } from '../../../ports/text-model.ts';
import { usualDialect, writeBody } from './dialect.ts';

const user: ModelMessage = { role: 'user', content: '问' };

function messagesOf(messages: readonly ModelMessage[]): ModelMessage[] {
  const { signal } = new AbortController();
  const request = { messages, maxTokens: 10, temperature: 0, json: { type: 'object' }, signal };
  return JSON.parse(writeBody('small', request, usualDialect)).messages;
}

it('requests JSON in the one system message that servers accept', () => {
  const [system, ...rest] = messagesOf([{ role: 'system', content: 'Plan a letter.' }, user]);
  expect(system?.content).toMatch(/^Plan a letter\.\nAnswer only with JSON .*"object"/);
  expect(rest).toEqual([user]);
  const roles = messagesOf([user]).map(({ role }) => role);
  expect(roles).toEqual(['system', 'user']);
});
