import { listModels } from '@inkstone/contracts/models';
import { changeTextModels, readTextModels, testTextModel } from '@inkstone/contracts/staff/models';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createStaff } from '../modules/staff/testing/staff.ts';
import { recommendSize } from '../platform/model-files/machine.ts';
import type { LocalModels } from '../ports/text-model-drivers.ts';
import { openTextModelDrivers } from '../providers/text-models/open-text-models.ts';
import type { TestClient } from '../testing/client.ts';
import { outputOf } from '../testing/operator.ts';
import { createTestServer, type TestServer } from '../testing/server.ts';
import { inProcessModel } from '../testing/text-model/in-process-model.ts';
import { type ScriptedModel, startScriptedModel } from '../testing/text-model/scripted-model.ts';
import { modelsCommand } from './models.ts';

const key = 'sk-very-secret';
const reason = 'a new contract';
const overrides = { inspire: 'off', rewrite: 'large' };
let server: TestServer;
let service: ScriptedModel;
let owner: TestClient;
let local: LocalModels | null = null;

beforeAll(async () => {
  service = await startScriptedModel({ answer: () => '好', key });
  const drivers = openTextModelDrivers();
  server = await createTestServer({
    base: {
      textModelDrivers: {
        ...drivers,
        get local() {
          return local;
        },
      },
    },
  });
  owner = server.as((await createStaff(server.deps)).token);
});
afterAll(async () => {
  await server.close();
  await service.close();
});

const absences = async () =>
  Object.fromEntries(
    (await server.visitor().call(listModels, {})).features.map((f) => [f.feature, f.absence]),
  );
const choice = () => ({ way: 'service' as const, url: service.url, model: 'small', key });

it('tests and uses the model of a service without a restart, and never returns its key', async () => {
  expect((await absences()).rewrite).toBe('off');
  const tested = await owner.call(testTextModel, { choice: choice() });
  expect(tested).toMatchObject({ answer: expect.stringContaining('Hello'), json: 'prompt' });
  await owner.call(changeTextModels, { choice: choice(), overrides, reason });
  await expect.poll(absences).toMatchObject({ rewrite: null, continue: null, inspire: 'off' });
  const read = await owner.call(readTextModels, {});
  expect(read).toMatchObject({ way: 'service', overrides, service: { model: 'small', hasKey: true } });
  const row = JSON.stringify(await server.deps.db.run('select * from text_models'));
  for (const shown of [JSON.stringify(read), row, server.captured.text()]) expect(shown).not.toContain(key);
  const { signal } = new AbortController();
  const request = { messages: [{ role: 'user' as const, content: '问' }], maxTokens: 10, temperature: 0 };
  const events = server.deps.textModels.generate('rewrite', { ...request, signal, accountId: null });
  for await (const event of events) if (event.type === 'text') expect(event.text).toBe('好');
  expect(service.requests).toMatchObject([{ model: 'large', key }]);
});

it('reuses the stored key only for the same server', async () => {
  const kept = { ...choice(), key: null };
  await owner.call(changeTextModels, { choice: kept, overrides, reason });
  expect((await owner.call(readTextModels, {})).service.hasKey).toBe(true);
  const moved = { ...kept, url: 'http://127.0.0.1:9/v1' };
  await expect(owner.call(testTextModel, { choice: moved })).rejects.toMatchObject({
    code: 'model_key_required',
  });
});

it('reports an invalid choice', async () => {
  const wrongKey = { ...choice(), key: 'wrong' };
  await expect(owner.call(testTextModel, { choice: wrongKey })).rejects.toMatchObject({
    code: 'model_refused',
  });
  const nowhere = { ...choice(), url: 'http://127.0.0.1:9/v1' };
  await expect(owner.call(testTextModel, { choice: nowhere })).rejects.toMatchObject({
    code: 'model_unreachable',
  });
  const choiceOfFile = { way: 'local' as const, model: 'small' };
  await expect(owner.call(testTextModel, { choice: choiceOfFile })).rejects.toMatchObject({
    code: 'model_addon_missing',
  });
  const editor = server.as((await createStaff(server.deps, { roles: ['editor'] })).token);
  await expect(editor.call(readTextModels, {})).rejects.toMatchObject({ code: 'permission_missing' });
});

it('recommends a model size for this machine, and measures the speed of a model', async () => {
  const text = '砚台是磨墨的文具。'.repeat(3);
  const model = inProcessModel(() => text);
  local = { list: async () => [{ name: 'small', size: 5e8 }], open: () => model };
  try {
    const read = await owner.call(readTextModels, {});
    expect(read.local).toMatchObject({ isInstalled: true, models: [{ name: 'small', size: 5e8 }] });
    expect(read.local.recommended).toBe(recommendSize(read.local.memory));
    const tested = await owner.call(testTextModel, { choice: { way: 'local', model: 'small' } });
    expect(tested.charactersPerSecond).toBeGreaterThan(0);
    expect(model.requests).toHaveLength(1);
    const remote = await owner.call(testTextModel, { choice: choice() });
    expect(remote.charactersPerSecond).toBeNull();
  } finally {
    local = null;
  }
});

it('is shown, tested and changed by the command', async () => {
  const listed = await outputOf(server, modelsCommand);
  expect(listed[0]).toBe(`service  small  ${service.url}  with a key`);
  expect(listed).toContain('rewrite    available  large');
  const tested = await outputOf(server, modelsCommand, 'test', 'service', service.url, 'small');
  expect(tested[0]).toContain('Hello');
  expect(await outputOf(server, modelsCommand, 'set', 'none')).toEqual(['The choice was saved.']);
  await expect.poll(absences).toMatchObject({ rewrite: 'off', continue: 'off' });
  expect((await owner.call(readTextModels, {})).service.hasKey).toBe(true);
  await expect(outputOf(server, modelsCommand, 'dance')).rejects.toThrow('inkstone models set');
});
