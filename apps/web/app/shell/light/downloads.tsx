import type { DownloadView } from '@inkstone/contracts/site/downloads';
import { DownloadList } from '../../shared/site/download-list.tsx';
import { chipOf, findMacChip, markMacChip, readRenderer } from '../../shared/site/mac-chip.ts';
import { InlineScript } from './inline-script.tsx';
import { useIsLight } from './light-page.tsx';

/**
 * The downloads of the operator, with those for the visitor's Mac marked; works with and without the client
 * scripts of the app.
 */
export function Downloads({ downloads }: { downloads: readonly DownloadView[] }) {
  const isLight = useIsLight();
  return (
    <>
      <DownloadList downloads={downloads} />
      {isLight && (
        <InlineScript source={`(${findMacChip})(${chipOf},${readRenderer}).then(${markMacChip})`} />
      )}
    </>
  );
}
