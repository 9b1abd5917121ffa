import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { inspectPack } from '../../packages/chinese/files.ts';
import { compareWithLanguageTool } from './against-languagetool.ts';
import { type Figure, figure, quantile } from './figure.ts';
import { languagePack } from './language-pack.ts';
import type { EngineSpeed } from './proofread-engine.ts';

const turns = 3;

/** Measures the speed of the engine on one core, in turn with harper.js alone on the same text. */
export async function measureProofreading(): Promise<readonly Figure[]> {
  const pairs = Array.from({ length: turns }, () => ({
    own: measure('english', 'en-essay.md'),
    harper: measure('harper', 'en-essay.md'),
  }));
  const chinese = measure('chinese', 'zh-essay.md');
  const own = pairs.map((pair) => pair.own);
  const harper = pairs.map((pair) => pair.harper);
  return [
    ...described('English, own engine', own, 'words'),
    ...described('harper alone', harper, 'words'),
    figure(
      'own engine against harper',
      median(pairs.map((pair) => pair.own.wordsPerSecond / pair.harper.wordsPerSecond)),
      'times',
      { atLeast: 5 },
    ),
    ...described('Chinese rules', [chinese], 'characters'),
    ...(await measureModel()),
    ...(await compareWithLanguageTool()),
  ];
}

/** Returns no figures without a language pack. */
async function measureModel(): Promise<Figure[]> {
  if ((await inspectPack(languagePack)).state !== 'ready') return [];
  const speed = measure('chinese-model', 'zh-essay.md');
  return [
    ...described('model of Chinese', [speed], 'characters').slice(1, -1),
    figure('model of Chinese: speed', speed.charactersPerSecond, 'characters/s', { atLeast: 8000 }),
    figure('model of Chinese: memory', speed.memoryMb, 'MB', { atMost: 200 }),
  ];
}

function described(name: string, speeds: readonly EngineSpeed[], unit: 'words' | 'characters'): Figure[] {
  const middle = (pick: (speed: EngineSpeed) => number) => median(speeds.map(pick));
  const perSecond = middle((speed) => speed[`${unit}PerSecond`]);
  return [
    figure(`${name}: speed`, perSecond, `${unit}/s`),
    figure(
      `${name}: a paragraph, p50`,
      middle((speed) => speed.p50Ms),
      'ms',
    ),
    figure(
      `${name}: a paragraph, p95`,
      middle((speed) => speed.p95Ms),
      'ms',
    ),
    figure(
      `${name}: load and first answer`,
      middle((speed) => speed.loadMs),
      'ms',
    ),
    figure(
      `${name}: memory`,
      middle((speed) => speed.memoryMb),
      'MB',
    ),
  ];
}

function measure(engine: string, file: string): EngineSpeed {
  const program = join(import.meta.dirname, 'proofread-engine.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, engine, file], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${engine}: ${stderr}`);
  return JSON.parse(stdout);
}

function median(samples: readonly number[]): number {
  return quantile(samples, 0.5);
}
