import { useRootData } from '../../platform/root-data.ts';

/** A script in the page itself: calls of functions of ours, whose source it contains. */
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
