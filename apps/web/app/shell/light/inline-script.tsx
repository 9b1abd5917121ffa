import { useRootData } from '../../platform/root-data.ts';
import { embedSource } from './embed-source.ts';

/** An inline script that contains the source of some functions and their calls. */
export function InlineScript({ source }: { source: string }) {
  const nonce = useRootData()?.nonce;
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own functions and words; no text ends the script.
      dangerouslySetInnerHTML={{ __html: embedSource(source) }}
    />
  );
}
