import type { TextChecker } from '@inkstone/editor/lints';
import { useEffect, useState } from 'react';
import { startChecker } from './checker.ts';

/** The checker of a page, for as long as the page is shown; `withServer` asks the server as well. */
export function useChecker(withServer = false): TextChecker | null {
  const [checker, setChecker] = useState<TextChecker | null>(null);
  useEffect(() => {
    const started = startChecker({ withServer });
    setChecker(started);
    return () => started.close();
  }, [withServer]);
  return checker;
}
