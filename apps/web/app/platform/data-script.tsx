interface DataScriptProps {
  /** The id of the element, by which the client of the app finds it. */
  id: string;
  nonce: string | undefined;
  data: unknown;
}

/** Data of the server's rendering, embedded as JSON, so that the client of the app needs no request for them. */
export function DataScript({ id, nonce, data }: DataScriptProps) {
  return (
    <script
      id={id}
      type="application/json"
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, with "<" escaped so that no script is closed.
      dangerouslySetInnerHTML={{
        __html: import.meta.env.SSR ? JSON.stringify(data).replaceAll('<', '\\u003c') : '',
      }}
    />
  );
}
