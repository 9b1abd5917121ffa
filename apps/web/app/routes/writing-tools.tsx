import { useExportTool, useVersionsTool } from '../features/documents/library/index.ts';
import { useNotesTool, usePropertiesTool } from '../features/documents/writing/index.ts';
import { useChatTool } from '../features/generation/chat/index.ts';
import { useInspireTool } from '../features/generation/inspire/index.ts';
import { usePictureTextTool } from '../features/ocr/insertion/index.ts';
import { useRewriteTool } from '../features/rewriting/document/index.ts';
import { useShareTool } from '../features/sharing/shared-page/index.ts';
import { useDocumentTermsTool, useTermTool } from '../features/terms/glossary/index.ts';
import { useTranslateTool } from '../features/translation/document/index.ts';
import type { WritingTool } from '../shared/writing-tool.ts';

/** The tools of the writing page, in menu order. */
export function useWritingTools(): readonly WritingTool[] {
  const [chat, inspire] = [useChatTool(), useInspireTool()];
  const tools = [
    useRewriteTool(),
    useNotesTool(),
    usePictureTextTool(),
    useShareTool(),
    useVersionsTool(),
    useExportTool(),
    useTermTool(),
    useDocumentTermsTool(),
    useTranslateTool(),
    usePropertiesTool(),
  ];
  return [chat, ...tools, inspire].filter((tool) => tool !== null);
}
