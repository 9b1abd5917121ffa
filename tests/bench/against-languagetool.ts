import { resolve } from 'node:path';
import { startServer } from '../support/server-process.ts';
import { type Figure, figure, quantile } from './figure.ts';
import { languagePack } from './language-pack.ts';
import { startLanguageTool, whyNoLanguageTool } from './languagetool.ts';
import { pinToCore, processorTime } from './processor-time.ts';
import { unseenParagraphs } from './unseen-texts.ts';

/** Both servers run on this core in turn; their client runs on another core if there is one. */
const core = 1;
const turns = 3;
const paragraphsPerTurn = 150;
/**
 * Number of paragraphs after which measuring begins, because both programs compile frequently executed code: Java is ten times
 * slower before that, and V8 still improves after 600 paragraphs.
 */
const warmParagraphs = 900;

/** A running server that implements the protocol. */
interface Server {
  readonly url: string;
  readonly pid: number;
}

/** The measurements of a server in one turn. */
interface Work {
  /** Words or characters per second of processor time. */
  readonly perSecond: number;
  /** Time per paragraph from the client's view, in ms. */
  readonly times: readonly number[];
}

const languages = [
  { code: 'en', tag: 'en-US', name: 'English', unit: 'words', atLeast: 2 },
  { code: 'zh', tag: 'zh-CN', name: 'Chinese', unit: 'characters', atLeast: 1 },
] as const;
type Language = (typeof languages)[number];

/** Compares `/v2/check` with LanguageTool's own server: the same paragraphs, sequentially, on one core in turns. */
export async function compareWithLanguageTool(): Promise<readonly Figure[]> {
  const reason = whyNoLanguageTool();
  if (reason !== null) return [{ what: 'LanguageTool 6.8', value: 'left out', aim: reason }];
  const settings = { LANGPACK_DIR: resolve(languagePack, '..'), LOG_LEVEL: 'error' };
  await using own = await startServer({ postgres: null, settings });
  await using other = await startLanguageTool();
  for (const { pid } of [own, other]) pinToCore(pid, core);
  const figures: Figure[] = [];
  for (const language of languages) figures.push(...(await compare(own, other, language)));
  return figures;
}

async function compare(own: Server, other: Server, language: Language): Promise<Figure[]> {
  const { code, name, unit, atLeast } = language;
  const texts = unseenParagraphs(code, warmParagraphs + turns * paragraphsPerTurn);
  for (const server of [own, other]) await work(server, language, texts.slice(0, warmParagraphs));
  const pairs: { readonly own: Work; readonly other: Work }[] = [];
  for (let turn = 0; turn < turns; turn++) {
    const from = warmParagraphs + turn * paragraphsPerTurn;
    const part = texts.slice(from, from + paragraphsPerTurn);
    pairs.push({ own: await work(own, language, part), other: await work(other, language, part) });
  }
  const middle = (pick: (pair: (typeof pairs)[number]) => number) => quantile(pairs.map(pick), 0.5);
  const perSecond = `${unit}/processor s`;
  return [
    figure(
      `${name}, /v2/check: speed`,
      middle((pair) => pair.own.perSecond),
      perSecond,
    ),
    figure(
      `${name}, LanguageTool 6.8: speed`,
      middle((pair) => pair.other.perSecond),
      perSecond,
    ),
    figure(
      `${name}, /v2/check against LanguageTool`,
      middle((pair) => pair.own.perSecond / pair.other.perSecond),
      'times',
      { atLeast },
    ),
    figure(`${name}, /v2/check: a paragraph, p95`, p95(pairs.map((pair) => pair.own)), 'ms', { atMost: 30 }),
    figure(`${name}, LanguageTool 6.8: a paragraph, p95`, p95(pairs.map((pair) => pair.other)), 'ms'),
  ];
}

function p95(works: readonly Work[]): number {
  return quantile(
    works.flatMap(({ times }) => times),
    0.95,
  );
}

async function work({ url, pid }: Server, language: Language, texts: readonly string[]): Promise<Work> {
  const times: number[] = [];
  const before = processorTime(pid);
  for (const text of texts) {
    const from = performance.now();
    const response = await fetch(`${url}/v2/check`, {
      method: 'POST',
      body: new URLSearchParams({ text, language: language.tag }),
    });
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    await response.json();
    times.push(performance.now() - from);
  }
  const sizes = texts.map((text) => (language.unit === 'words' ? text.split(/\s+/).length : text.length));
  const size = sizes.reduce((sum, each) => sum + each, 0);
  return { perSecond: size / (processorTime(pid) - before), times };
}
