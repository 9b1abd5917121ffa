import { spawn } from 'node:child_process';
import type { GreyPicture, LineEngine, PageLanguage, PartKind } from '@inkstone/ocr';
import { parseTsv } from './parse-tsv.ts';

const modes: Readonly<Record<PartKind, string>> = { page: '3', block: '6', line: '7' };
const names: Readonly<Record<PageLanguage, string>> = { zh: 'chi_sim', en: 'eng' };
/** Maximum output in bytes; no page has more. */
const maxOutput = 16 * 1024 * 1024;

/** Opens the installed program `tesseract`, which is started for each part of a page. */
export function openTesseractProgram(
  program: string,
  encode: (picture: GreyPicture) => Promise<Uint8Array>,
): LineEngine {
  return {
    readLines: async (picture, language, kind) => {
      const options = ['-l', names[language], '--psm', modes[kind], '--dpi', '220'];
      return parseTsv(await run(program, ['stdin', 'stdout', ...options, 'tsv'], await encode(picture)));
    },
  };
}

/** Runs a program with input and returns its output; it ends with this process. */
function run(program: string, options: readonly string[], input: Uint8Array): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  // One thread, because pages are read concurrently by several processes.
  const child = spawn(program, options, {
    env: { OMP_THREAD_LIMIT: '1', LC_ALL: 'C.UTF-8' },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const chunks: Buffer[] = [];
  let length = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length > maxOutput) child.kill('SIGKILL');
    else chunks.push(chunk);
  });
  child.stdin.on('error', () => undefined);
  child.on('error', reject);
  child.on('close', (code) => {
    if (code === 0) resolve(Buffer.concat(chunks).toString('utf8'));
    else reject(new Error(`${program} ended with ${code ?? 'a signal'}.`));
  });
  child.stdin.end(input);
  return promise;
}
