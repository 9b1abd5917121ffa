import { AppError } from '@inkstone/contracts';
import { continueText } from '@inkstone/contracts/generation/continue';
import { createWork, suggestOutline, writeSection } from '@inkstone/contracts/generation/inspire';
import type { RewriteEvent } from '@inkstone/contracts/rewriting';
import { followRevise } from '@inkstone/contracts/rewriting/revise';
import { followRewrite } from '@inkstone/contracts/rewriting/rewrite';
import { mainLanguage, minute, second } from '@inkstone/kernel';
import { createAccount, openTestSession } from '../../modules/accounts/testing.ts';
import { grant } from '../../modules/membership/index.ts';
import { ModelError, type TextModel } from '../../ports/text-model.ts';
import { openTextModelDrivers } from '../../providers/text-models/open-text-models.ts';
import type { TestClient } from '../client.ts';
import { testConfig } from '../config.ts';
import { createTestServer, type TestServer } from '../server.ts';
import { addRun, count, emptyScore, type ToolScore } from './measures.ts';

/** A text to process. */
export interface EvaluatedText {
  readonly language: 'zh' | 'en';
  readonly text: string;
}

/** Scores by tool and language, such as `academic zh`, and statistics of the requests to the model. */
export interface WritingReport {
  readonly tools: Readonly<Record<string, ToolScore>>;
  /** Requests to the model including retries, and the faults of the failed ones. */
  readonly attempts: number;
  readonly faults: Readonly<Record<string, number>>;
}

const rewriteTools = ['basic', 'academic', 'max'] as const;
const reviseTools = ['polish', 'shorten', 'expand', 'tone'] as const;
/** Facts of the letter that Inspire writes, in addition to its points, which are a text. */
const letter = {
  zh: { recipient: '同事', topic: '工作说明' },
  en: { recipient: 'a colleague', topic: 'an explanation' },
} as const;

/** Runs the writing tools on texts with a complete server whose features all use one model. */
export async function evaluateWriting(
  service: { readonly url: string; readonly model: string; readonly key: string | null },
  texts: readonly EvaluatedText[],
  print: (line: string) => void,
): Promise<WritingReport> {
  const faults: Record<string, number> = {};
  const requested = { attempts: 0 };
  const drivers = openTextModelDrivers();
  await using server = await createTestServer({
    config: { hasDailyLimits: false, textModels: { ...testConfig().textModels, services: [service] } },
    base: {
      textModelDrivers: {
        openService: (one) => counted(drivers.openService(one), requested, faults),
        local: null,
      },
    },
  });
  const tools: Record<string, ToolScore> = {};
  for (const [place, one] of texts.entries()) {
    print(`${place + 1} of ${texts.length} (${one.language})`);
    const run = { server, client: await newWriter(server), one };
    for (const name of [...rewriteTools, ...reviseTools, 'continue', 'inspire'] as const) {
      const key = `${name} ${one.language}`;
      tools[key] ??= emptyScore();
      await runTool(run, name, tools[key]);
      server.clock.advance(second);
    }
  }
  return { tools, attempts: requested.attempts, faults };
}

type Run = { readonly server: TestServer; readonly client: TestClient; readonly one: EvaluatedText };

/** Creates a signed-in account with Pro. */
async function newWriter(server: TestServer) {
  const { accountId } = await createAccount(server.deps);
  await server.deps.db.transact(({ sql }) =>
    grant(server.deps, sql, {
      ...{ accountId, itemId: 'week_vvip', quantity: 1, source: 'order', sourceId: accountId },
      at: server.clock.now(),
    }),
  );
  server.clock.advance(minute);
  return server.as(await openTestSession(server.deps, { accountId }));
}

async function runTool(
  { server, client, one }: Run,
  name: (typeof rewriteTools)[number] | (typeof reviseTools)[number] | 'continue' | 'inspire',
  score: ToolScore,
): Promise<void> {
  const { text, language } = one;
  const rewriteRequest = { jobId: server.deps.ids.next(), text, language };
  try {
    switch (name) {
      case 'continue':
        return addText(score, text, await textOf(client.stream(continueText, { before: text.slice(-6000) })));
      case 'inspire': {
        const facts = { ...letter[language], points: text.slice(0, 600) };
        const { work } = await client.call(createWork, { template: 'email', language, facts });
        const { parts } = await client.call(suggestOutline, { id: work.id });
        for (const { id: sectionId } of parts.slice(0, 1))
          addText(score, text, await textOf(client.stream(writeSection, { id: work.id, sectionId })));
        return;
      }
      case 'basic':
      case 'academic':
      case 'max':
        return addRun(
          score,
          text,
          await eventsOf(client.stream(followRewrite, { ...rewriteRequest, mode: name })),
        );
      default: {
        const tone = name === 'tone' ? { tone: 'formal' as const } : {};
        return addRun(
          score,
          text,
          await eventsOf(client.stream(followRevise, { ...rewriteRequest, tool: name, ...tone })),
        );
      }
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    score.texts++;
    count(score.errors, error.code);
  }
}

async function eventsOf(stream: AsyncIterable<RewriteEvent>): Promise<RewriteEvent[]> {
  const events: RewriteEvent[] = [];
  for await (const event of stream) events.push(event);
  return events;
}

async function textOf(
  stream: AsyncIterable<{ readonly type: string; readonly text?: string | undefined }>,
): Promise<string> {
  let text = '';
  for await (const event of stream) if (event.type === 'text') text += event.text ?? '';
  return text;
}

/** Adds a generated text: its length relative to its source, and whether it is in the same language. */
function addText(score: ToolScore, source: string, text: string): void {
  score.texts++;
  score.before += source.length;
  score.after += text.length;
  if (mainLanguage(text) !== mainLanguage(source)) score.otherLanguage++;
}

/** Counts the requests to a model and their faults. */
function counted(
  model: TextModel,
  requested: { attempts: number },
  faults: Record<string, number>,
): TextModel {
  return {
    async *complete(request) {
      requested.attempts++;
      try {
        yield* model.complete(request);
      } catch (error) {
        if (error instanceof ModelError) count(faults, error.fault);
        throw error;
      }
    },
    probe: (signal) => model.probe(signal),
    close: () => model.close(),
  };
}
