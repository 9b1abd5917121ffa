import { join } from 'node:path';
import { installAddon } from '../../platform/addons/install-addon.ts';

/** Installs the add-on `local-model` into .tools, unless `script/test` has already done so, and returns its folder. */
export async function addonForTests(): Promise<string> {
  const target = join(import.meta.dirname, '../../../../../.tools/addons/local-model');
  await installAddon('local-model', target);
  return target;
}
