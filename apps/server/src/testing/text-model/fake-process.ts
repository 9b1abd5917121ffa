import { once } from 'node:events';
import { Socket } from 'node:net';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import { maxLine, splitLines } from '../../providers/text-models/local/lines.ts';
import type { FromModel, ToModel } from '../../providers/text-models/local/messages.ts';
import { type Behaviour, scriptedText } from './behaviours.ts';

// Replaces the process of a model; its behaviour is the name of its "file".

type Completion = Extract<ToModel, { readonly type: 'complete' }>;
type Act = (id: number, disconnected: AbortSignal) => Promise<void> | void;

const socket = new Socket({ fd: 3, readable: true, writable: true });
const running = new Map<number, AbortController>();
let behaviour: Behaviour = 'answers';

socket.on(
  'data',
  splitLines(maxLine, (line) => take(JSON.parse(line) as ToModel)),
);
socket.on('close', () => process.exit());

async function write(bytes: string | Uint8Array): Promise<void> {
  if (!socket.write(bytes)) await once(socket, 'drain');
  await turn();
}

const line = (message: FromModel, end = '\n') => `${JSON.stringify(message)}${end}`;
const finished = (id: number, reason: 'stop' | 'length' = 'stop') =>
  line({ type: 'finish', id, reason, usage: { input: 12, output: 5 } });

async function print(id: number, text: string, size = 3, end = '\n'): Promise<void> {
  const characters = [...text];
  for (let at = 0; at < characters.length; at += size) {
    await write(line({ type: 'text', id, text: characters.slice(at, at + size).join('') }, end));
  }
}

async function hang(id: number, disconnected: AbortSignal): Promise<void> {
  if (!disconnected.aborted) await once(disconnected, 'abort');
  await write(line({ type: 'aborted', id }));
}

const acts: Partial<Record<Behaviour, Act>> = {
  answers: async (id) => {
    await print(id, scriptedText);
    await write(finished(id));
  },
  sends_single_bytes: async (id) => {
    const bytes = Buffer.from(`${line({ type: 'text', id, text: scriptedText })}${finished(id)}`);
    for (const byte of bytes) await write(Uint8Array.of(byte));
  },
  ends_lines_with_crlf: async (id) => {
    await print(id, scriptedText, 3, '\r\n');
    await write(finished(id));
  },
  writes_thoughts: async (id) => {
    await print(id, `\n<think>A walk? </thin</think>\n\n${scriptedText}`, 1);
    await write(finished(id));
  },
  reaches_length: async (id) => {
    await print(id, scriptedText);
    await write(finished(id, 'length'));
  },
  sends_reasoning_field: async (id) => {
    const thought = { type: 'text', id, text: '', reasoning_content: 'The user wants a walk.' } as const;
    await write(line(thought));
    await print(id, scriptedText);
    await write(finished(id));
  },
  is_busy_without_hint: (id) => write(line({ type: 'fault', id, fault: 'busy', detail: 'no slot' })),
  fails_with_html: (id) =>
    write(line({ type: 'fault', id, fault: 'broken', detail: '<!doctype html><p>Internal error' })),
  does_not_know_model: (id) => write(line({ type: 'fault', id, fault: 'refused', detail: 'no such model' })),
  filters: async (id) => {
    await print(id, scriptedText);
    await write(line({ type: 'fault', id, fault: 'filtered', detail: 'content filter' }));
  },
  finds_context_too_long: (id) =>
    write(line({ type: 'fault', id, fault: 'too_long', detail: '9000 of 4096 tokens' })),
  sends_html: () => write('<!doctype html>\n<title>Sign in</title>\n'),
  sends_broken_utf8: () =>
    write(Buffer.concat([Buffer.from('{"type":"text","id":1,"text":"'), Buffer.of(0xe5, 0x22, 10)])),
  sends_broken_json: async (id) => {
    await print(id, scriptedText);
    await write('{"type":"text",\n');
    await write(finished(id));
  },
  sends_huge_chunk: async (id) => {
    await write(line({ type: 'text', id, text: '墨'.repeat(10 * 1024 * 1024) }));
    await write(finished(id));
  },
  sends_unknown_finish: (id) => write(finished(id).replace('"stop"', '"tool_calls"')),
  answers_nothing: (id) => write(finished(id)),
  reports_error_in_stream: async (id) => {
    await print(id, scriptedText);
    await write(line({ type: 'fault', id, fault: 'broken', detail: 'out of memory' }));
  },
  breaks_connection: async (id) => {
    await print(id, scriptedText);
    await staysAlone();
  },
  ends_without_finish: async (id) => {
    await print(id, scriptedText);
    await staysAlone();
  },
  hangs_before_first_token: hang,
  hangs_after_first_token: async (id, disconnected) => {
    await print(id, [...scriptedText].slice(0, 1).join(''));
    await hang(id, disconnected);
  },
  writes_forever: async (id, disconnected) => {
    for (let count = 0; !disconnected.aborted; count++) {
      await print(id, `${count} `);
      await pause(10);
    }
    await write(line({ type: 'aborted', id }));
  },
  repeats_itself: async (id, disconnected) => {
    while (!disconnected.aborted) await print(id, scriptedText);
    await write(line({ type: 'aborted', id }));
  },
  is_unreachable: () => {
    process.kill(process.pid, 'SIGKILL');
  },
};

/** Closes the connection and keeps running. */
async function staysAlone(): Promise<void> {
  socket.removeAllListeners('close');
  socket.end();
  await pause(60_000);
}

function take(message: ToModel): void {
  if (message.type === 'start') {
    behaviour = message.file as Behaviour;
    void write(line({ type: 'ready', loadTime: 1, memory: 1 }));
  } else if (message.type === 'complete') {
    void act(message);
  } else {
    running.get(message.id)?.abort();
  }
}

async function act({ id }: Completion): Promise<void> {
  const disconnected = new AbortController();
  running.set(id, disconnected);
  await acts[behaviour]?.(id, disconnected.signal);
}
