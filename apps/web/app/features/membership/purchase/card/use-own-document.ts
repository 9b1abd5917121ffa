import { useEffect, useState } from 'react';

/**
 * Whether the page was loaded as a separate document, whose content security policy allows the provider's
 * script. After client-side navigation the page is reloaded.
 */
export function useOwnDocument(): boolean {
  const [isOwn, setOwn] = useState(false);
  useEffect(() => {
    const [entry] = performance.getEntriesByType('navigation');
    const loaded = entry && URL.canParse(entry.name) ? new URL(entry.name).pathname : location.pathname;
    // The document may have been opened without its language prefix, which a redirect adds.
    if (loaded.endsWith(location.pathname.replace(/^\/[a-z-]+(?=\/(?:vipV2|app)\/)/, ''))) setOwn(true);
    else location.reload();
  }, []);
  return isOwn;
}
