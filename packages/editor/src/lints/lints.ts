import { Extension } from '@tiptap/core';
import { type LintsOptions, lintsPlugins } from './lints-plugin.ts';

/** Proofreading as an editor extension. */
export function lints(options: LintsOptions): Extension {
  return Extension.create({ name: 'lints', addProseMirrorPlugins: () => lintsPlugins(options) });
}
