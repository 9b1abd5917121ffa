import { useRootData } from '../../platform/root-data.ts';

/** An inline script that contains the source of some functions and their calls. */
export function InlineScript({ source }: { source: string }) {
  const nonce = useRootData()?.nonce;
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own functions and words, with "</" written so that it ends no script.
      dangerouslySetInnerHTML={{ __html: source.replaceAll('</', '<\\/') }}
    />
  );
}
