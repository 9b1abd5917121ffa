// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConversationView } from './conversation-view.tsx';

const id = '01931b5c-7a7d-7c3a-9f6e-0a2b3c4d5e6f';
const question = { id, role: 'user', state: 'done', references: [], documentId: null, words: 0, at: 0 };

/** The replies of the server by path; `sent` is the reply to a question. */
let sent: Response;
let messages: readonly object[];
/** The reply to the creation of a conversation. */
let created: Response;
/** The bodies of the questions that were sent. */
let questions: readonly object[] = [];
/** Whether the server does not answer. */
let isDown = false;
const replies: Readonly<Record<string, () => Response>> = {
  '/api/chat/conversation': () => ok({ conversation: {}, messages }),
  '/api/generation': () => ok({ chat: [] }),
  '/api/chat/send': () => sent,
  '/api/chat/conversations/create': () => created,
};
const ok = (data: object) => Response.json({ code: 'ok', msg: '', data, requestId: '' });
const refusal = () =>
  Response.json({ code: 'conversation_busy', msg: '', data: null, params: {}, requestId: '' });

let root: Root;
beforeEach(async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  messages = [];
  isDown = false;
  questions = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (isDown) throw new TypeError('Failed to fetch');
    const path = url.split('?', 1)[0] ?? '';
    if (path === '/api/chat/send') questions = [...questions, JSON.parse(String(body))];
    return replies[path]?.() ?? refusal();
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await render(id);
});

async function render(conversationId: string | null): Promise<void> {
  const element = (
    <ConversationView
      key={conversationId}
      conversationId={conversationId}
      readDocument={null}
      onReference={() => undefined}
      onLeave={() => undefined}
    >
      (earlier)
    </ConversationView>
  );
  const router = createMemoryRouter([{ id: 'root', path: '/', element }], {
    hydrationData: { loaderData: {} },
  });
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <IntlProvider
          locale="en"
          messages={{}}
          onError={() => undefined}
          getMessageFallback={({ key }) => `(${key})`}
        >
          <RouterProvider router={router} />
        </IntlProvider>
      </QueryClientProvider>,
    ),
  );
}

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function field(): HTMLTextAreaElement {
  const found = document.querySelector('textarea');
  if (!found) throw new Error('There is no field');
  return found;
}

async function ask(text: string): Promise<void> {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field(), text);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => void document.querySelector<HTMLButtonElement>('button[type=submit]')?.click());
}

it('keeps a question in the field that the server has refused', async () => {
  sent = refusal();
  await ask('How long is the river?');
  await vi.waitFor(() => expect(field().value).toBe('How long is the river?'));
  expect(document.querySelector('[role=alert]')?.textContent).toContain('(conversation_busy)');
});

it('empties the field when the server has stored the question before it failed', async () => {
  messages = [{ ...question, text: 'How long is the river?' }];
  sent = refusal();
  await ask('How long is the river?');
  await vi.waitFor(() => expect(document.querySelector('[role=alert]')).not.toBeNull());
  await vi.waitFor(() => expect(document.querySelector('button[type=submit]')).not.toBeNull());
  expect(field().value).toBe('');
});

it('keeps a refused question when another window has asked one in the meantime', async () => {
  sent = refusal();
  messages = [{ ...question, text: 'Asked in the other window' }];
  await ask('How long is the river?');
  await vi.waitFor(() => expect(field().value).toBe('How long is the river?'));
});

it('offers no other answer while one is being written in another window', async () => {
  messages = [
    { ...question, text: 'Asked there' },
    { ...question, id: `${id}2`, role: 'assistant', text: '', state: 'running' },
  ];
  sent = refusal();
  await ask('How long is the river?');
  await vi.waitFor(() => expect(document.body.textContent).toContain('(states.running)'));
  expect(document.body.textContent).not.toContain('(again)');
});

it('keeps question and answer on the page while the connection is lost, and can be asked again', async () => {
  const text = 'data: {"type":"begin"}\n\ndata: {"type":"text","text":"It is long"}\n\n';
  sent = new Response(text, { headers: { 'content-type': 'text/event-stream' } });
  const send = replies['/api/chat/send'];
  const answer = vi.fn(() => {
    isDown = true;
    return send?.() ?? refusal();
  });
  Reflect.set(replies, '/api/chat/send', answer);
  try {
    await ask('How long is the river?');
    await vi.waitFor(() => expect(document.querySelector('[role=alert]')).not.toBeNull());
    await vi.waitFor(() => expect(document.querySelector('button[type=submit]')).not.toBeNull());
  } finally {
    Reflect.set(replies, '/api/chat/send', send);
  }
  const list = document.querySelector('ol');
  expect(list?.textContent).toContain('How long is the river?');
  expect(list?.textContent).toContain('It is long');
});

describe('a new conversation', () => {
  const begin = 'data: {"type":"begin"}\n\ndata: {"type":"text","text":"It is long"}\n\n';
  beforeEach(() => render(null));

  it('is created by its first question, and keeps its answer', async () => {
    expect(document.body.textContent).toContain('(earlier)');
    created = ok({ id });
    sent = new Response(begin, { headers: { 'content-type': 'text/event-stream' } });
    messages = [{ ...question, text: 'How long is the river?' }];
    await ask('How long is the river?');
    await vi.waitFor(() => expect(document.querySelector('ol')?.textContent).toContain('How long'));
    expect(questions).toMatchObject([{ conversationId: id, text: 'How long is the river?' }]);
    expect(document.body.textContent).not.toContain('(earlier)');
    expect(document.body.textContent).toContain('(allConversations)');
  });

  it('keeps the question in the field when it cannot be created', async () => {
    created = refusal();
    await ask('How long is the river?');
    await vi.waitFor(() => expect(field().value).toBe('How long is the river?'));
    expect(document.querySelector('[role=alert]')?.textContent).toContain('(conversation_busy)');
    expect(questions).toEqual([]);
  });

  it('puts an example into the field without sending it', async () => {
    const example = [...document.querySelectorAll('button')].find(
      (one) => one.textContent === '(ideas.words)',
    );
    await act(async () => example?.click());
    expect(field().value).toBe('(ideas.words)');
    expect(document.activeElement).toBe(field());
    expect(questions).toEqual([]);
  });
});
