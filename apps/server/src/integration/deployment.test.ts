import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { createConfig, settingDescriptions } from '../composition/config.ts';

const root = join(import.meta.dirname, '../../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const names = z.array(z.string());
const composeFile = z.object({
  services: z.record(
    z.string(),
    z.object({
      build: z.string().optional(),
      environment: z.record(z.string(), z.string()),
      secrets: names,
      volumes: names,
      profiles: names.optional(),
      read_only: z.boolean().optional(),
    }),
  ),
  volumes: z.record(z.string(), z.null()),
  secrets: z.record(z.string(), z.object({ file: z.string() })),
});

const compose = composeFile.parse(parse(read('compose.yaml'), { merge: true }));
const ours = Object.entries(compose.services).filter(([, service]) => service.build);

describe('compose.yaml', () => {
  it.each(Object.entries(compose.services))(
    '%s uses only volumes and secrets that are declared',
    (_name, service) => {
      for (const secret of service.secrets) expect(compose.secrets).toHaveProperty(secret);
      for (const volume of service.volumes)
        expect(compose.volumes).toHaveProperty(volume.split(':')[0] ?? '');
    },
  );

  it.each(ours)('%s uses only known settings, with secrets as existing files', (_name, service) => {
    for (const [name, value] of Object.entries(service.environment)) {
      const plain = name.replace(/_FILE$/, '');
      expect(settingDescriptions).toHaveProperty(plain);
      if (settingDescriptions[plain]?.secret) {
        expect(name).toMatch(/_FILE$/);
        expect(service.secrets.map((secret) => `/run/secrets/${secret}`)).toContain(value);
      }
    }
  });

  it.each(ours)('%s starts with its settings on a read-only root file system', (_name, service) => {
    const values = Object.fromEntries(
      Object.entries(service.environment)
        .filter(([name]) => !name.endsWith('_FILE'))
        .map(([name, value]) => [name, value.replace(/\$\{\w+:-(.*)\}/, '$1')])
        .filter(([, value]) => value !== ''),
    );
    const secrets = {
      DATABASE_URL: 'postgres://inkstone:x@postgres/inkstone',
      REDIS_URL: 'redis://:x@valkey:6379',
      SECRET_KEY: 'x'.repeat(64),
    };
    expect(createConfig({ values: { ...values, ...secrets }, faults: [] }).mode).toBe('production');
    expect(service.read_only).toBe(true);
  });

  it('covers every role when the roles run separately', () => {
    const roles = ours
      .filter(([, service]) => service.profiles?.includes('split'))
      .map(([, each]) => each.environment.ROLE);
    expect(roles.sort()).toEqual(['sync', 'web', 'worker']);
  });

  it('gives separate roles the same Redis', () => {
    const apart = ours.filter(([, service]) => service.profiles?.includes('split'));
    for (const [name, service] of apart) expect(service.environment, name).toHaveProperty('REDIS_URL_FILE');
  });
});

describe('Dockerfile', () => {
  const lines = read('Dockerfile').split('\n');

  it('copies existing files, runs as an unprivileged user and checks its health', () => {
    const sources = lines
      .filter((line) => line.startsWith('COPY ') && !line.includes('--from'))
      .flatMap((line) => line.split(' ').slice(1, -1));
    for (const source of sources) expect(existsSync(join(root, source)), source).toBe(true);
    expect(lines).toContain('USER node');
    expect(lines.join('\n')).toMatch(/HEALTHCHECK[\s\S]*\/readyz/);
  });

  it('uses only known settings', () => {
    const given = lines.filter((line) => line.startsWith('ENV ') && line.includes('DATA_DIR'));
    for (const [, name = ''] of given.join(' ').matchAll(/(\w+)=/g))
      expect(settingDescriptions).toHaveProperty(name);
  });

  it('starts the server as script/server does', () => {
    const script = read('script/server');
    const command = /exec (node .*)$/m.exec(script)?.[1] ?? '';
    expect(lines.at(-2)).toBe(`CMD ${JSON.stringify(command.split(' ')).replaceAll(',', ', ')}`);
    const limits = /^export (MALLOC_.*)$/m.exec(script)?.[1] ?? '';
    expect(limits).not.toBe('');
    expect(lines).toContain(`ENV ${limits}`);
  });

  it("uses the project's Node version", () => {
    expect(read('Dockerfile')).toContain(`FROM node:${read('.node-version').split('.')[0]}-`);
  });
});
