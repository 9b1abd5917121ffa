import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../support/server-process.ts';
import { canRun } from './processor-time.ts';

const version = '6.8';
const folder = resolve(import.meta.dirname, `../../.cache/languagetool-${version}`);
/** English and Chinese; LanguageTool's language detector does not start without the others. */
const languages = ['en', 'zh', 'es', 'ca', 'pt'];
const timeout = 60_000;

/** LanguageTool's own server in a separate process. */
export interface LanguageTool extends AsyncDisposable {
  readonly url: string;
  readonly pid: number;
}

/** Returns the reason why LanguageTool cannot be measured on this machine; null if it can. */
export function whyNoLanguageTool(): string | null {
  if (process.platform !== 'linux' || !canRun('taskset', '--version')) return 'needs Linux and taskset';
  if (!canRun('java', '-version')) return 'needs Java';
  if (!existsSync(serverJar()) && !canRun('mvn', '--version')) return 'needs Maven to fetch it';
  return null;
}

/** Starts LanguageTool's server on a free loopback port; the first run downloads it with Maven. */
export async function startLanguageTool(): Promise<LanguageTool> {
  fetchOnce();
  const port = await freePort();
  const child = spawn(
    'java',
    ['-cp', join(folder, 'lib', '*'), 'org.languagetool.server.HTTPServer', '--port', String(port)],
    { cwd: folder, stdio: 'ignore' },
  );
  const exited = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const begin = performance.now();
  while (!(await isReady(url))) {
    if (child.exitCode !== null || performance.now() - begin > timeout) {
      child.kill('SIGKILL');
      throw new Error('LanguageTool did not become ready.');
    }
    await pause(200);
  }
  return {
    url,
    pid: child.pid ?? 0,
    [Symbol.asyncDispose]: async () => {
      child.kill();
      await exited;
    },
  };
}

function serverJar(): string {
  return join(folder, 'lib', `languagetool-server-${version}.jar`);
}

function fetchOnce(): void {
  if (existsSync(serverJar())) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'pom.xml'), projectFile());
  const { status, stdout } = spawnSync(
    'mvn',
    ['-q', '-B', 'dependency:copy-dependencies', '-DoutputDirectory=lib'],
    { cwd: folder, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`Maven could not fetch LanguageTool: ${stdout.slice(0, 2000)}`);
}

/** Returns a Maven project of the server without the thirty unused languages. */
function projectFile(): string {
  const group = '<groupId>org.languagetool</groupId>';
  const dependency = (name: string, more = '') =>
    `<dependency>${group}<artifactId>${name}</artifactId><version>${version}</version>${more}</dependency>`;
  const exclusion = `<exclusions><exclusion>${group}<artifactId>language-all</artifactId></exclusion></exclusions>`;
  return `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>inkstone.bench</groupId><artifactId>languagetool</artifactId><version>1</version>
  <packaging>pom</packaging>
  <dependencies>
    ${dependency('languagetool-server', exclusion)}
    ${languages.map((language) => dependency(`language-${language}`)).join('\n    ')}
  </dependencies>
</project>
`;
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/v2/languages`).then(
    (response) => response.ok,
    () => false,
  );
}
