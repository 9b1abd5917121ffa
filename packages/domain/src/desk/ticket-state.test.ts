import { describe, expect, it } from 'vitest';
import { cutQuotedMail } from './quoted-mail.ts';
import { nextTicketState } from './ticket-state.ts';

describe('nextTicketState', () => {
  it.each([
    ['open', 'answer', 'answered'],
    ['answered', 'write', 'open'],
    ['closed', 'write', 'open'],
    ['held', 'release', 'open'],
    ['held', 'reject', 'spam'],
    ['held', 'write', 'held'],
    ['spam', 'reopen', 'open'],
    ['spam', 'write', null],
    ['closed', 'answer', null],
    ['open', 'release', null],
  ] as const)('%s, %s: %s', (state, event, next) => {
    const result = nextTicketState(state, event);
    expect(result.ok ? result.value : null).toBe(next);
  });
});

describe('cutQuotedMail', () => {
  it.each([
    ['Thank you!\n\nOn Mon, 23 Nov 2026, Inkstone wrote:\n> Hello', 'Thank you!'],
    ['好的\n\n------------------ 原始邮件 ------------------\n你好', '好的'],
    ['好的。\n砚台 <support@example.com> 写道：\n> 你好', '好的。'],
    ['A > B is what I mean\n> quoted\n', 'A > B is what I mean'],
    ['> only a quotation', '> only a quotation'],
    ['On Monday I wrote:\nnothing', 'On Monday I wrote:\nnothing'],
  ])('%j', (mail, text) => expect(cutQuotedMail(mail)).toBe(text));
});
