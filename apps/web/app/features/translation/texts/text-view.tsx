import type { TranslationDirection } from '@inkstone/translate';
import { SourcePane, type SourcePaneProps } from './source-pane.tsx';
import { TargetPane, type TargetPaneProps } from './target-pane.tsx';

export interface TextViewProps
  extends Omit<SourcePaneProps, 'language'>,
    Pick<TargetPaneProps, 'waiting' | 'onOpen'> {
  direction: TranslationDirection | null;
}

/** The text beside its translation; on phones above it. The selection on one side is marked on the other. */
export function TextView({ direction, waiting, onOpen, ...source }: TextViewProps) {
  const { sheet, active, onActive } = source;
  return (
    <div className="grid min-h-0 grow grid-cols-[minmax(0,1fr)] md:grid-cols-2">
      <div className="flex min-h-0 flex-col border-line max-md:min-h-40 max-md:border-b md:border-r">
        <SourcePane {...source} language={direction?.from ?? ''} />
      </div>
      <div className="flex min-h-0 flex-col max-md:min-h-40">
        <TargetPane
          sheet={sheet}
          language={direction?.to ?? ''}
          sourceLanguage={direction?.from ?? ''}
          active={active}
          waiting={waiting}
          onActive={onActive}
          onOpen={onOpen}
        />
      </div>
    </div>
  );
}
