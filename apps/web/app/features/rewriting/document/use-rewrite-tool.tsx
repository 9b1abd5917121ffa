import { lineIcon, Skeleton } from '@inkstone/ui';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import type { WritingContext, WritingTool } from '../../../shared/writing-tool.ts';
import { useToolbarKey } from './use-toolbar-key.ts';

const RewriteIcon = lineIcon(
  <path d="M3 15h6M3 10h8M3 5h11M16.5 9.5l-5 5-.5 2.5 2.5-.5 5-5a1.4 1.4 0 0 0-2-2Z" />,
);

const RewritePanel = lazy(async () => ({
  default: (await import('./panel/rewrite-panel.tsx')).RewritePanel,
}));

const SelectionTools = lazy(async () => ({
  default: (await import('./toolbar/selection-tools.tsx')).SelectionTools,
}));

/**
 * The toolbar beside selected text. Presses of its key are counted here, because the code of the toolbar may not be loaded yet.
 */
function ToolsAtSelection({ context }: { context: WritingContext }) {
  const toolbarKey = useToolbarKey(context.editor);
  return (
    <Suspense fallback={null}>
      <SelectionTools context={context} toolbarKey={toolbarKey} />
    </Suspense>
  );
}

/** The tool that rewrites the document in a side panel, with a toolbar beside selected text. */
export function useRewriteTool(): WritingTool {
  const t = useTranslations('rewrite');
  return {
    id: 'rewrite',
    label: t('title'),
    icon: <RewriteIcon />,
    isInHeader: true,
    place: 'side',
    render: (context) => (
      <Suspense fallback={<Skeleton className="m-4" />}>
        <RewritePanel context={context} />
      </Suspense>
    ),
    overlay: (context) => <ToolsAtSelection context={context} />,
  };
}
