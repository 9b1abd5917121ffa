interface DataScriptProps {
  /** By which `readDataScript` finds it. Not an id: sections of a page have ids too, for links to them. */
  name: string;
  nonce: string | undefined;
  data: unknown;
}

/** Data of the server's rendering, embedded as JSON, so that the client of the app needs no request for them. */
export function DataScript({ name, nonce, data }: DataScriptProps) {
  return (
    <script
      data-embedded={name}
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

/** Returns the data that the server has embedded under a name; null if the page contains none. */
export function readDataScript(name: string): unknown {
  const text = document.querySelector(`script[data-embedded="${name}"]`)?.textContent;
  return text ? JSON.parse(text) : null;
}
