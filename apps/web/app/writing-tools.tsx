import { useExportTool, useVersionsTool } from './features/documents/index.ts';
import { useShareTool } from './features/sharing/index.ts';
import { useNotesTool, usePropertiesTool } from './features/writing/index.ts';
import type { WritingTool } from './writing-tool.ts';

/** What can be opened for the document being written, in the order of the menu. */
export function useWritingTools(): readonly WritingTool[] {
  return [useNotesTool(), useShareTool(), useVersionsTool(), useExportTool(), usePropertiesTool()];
}
