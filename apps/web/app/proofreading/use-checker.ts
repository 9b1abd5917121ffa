import type { TextChecker } from '@inkstone/editor/lints';
import { useEffect, useState } from 'react';
import { startChecker } from './checker.ts';

/** The checker of a page, for as long as the page is shown. */
export function useChecker(): TextChecker | null {
  const [checker, setChecker] = useState<TextChecker | null>(null);
  useEffect(() => {
    const started = startChecker();
    setChecker(started);
    return () => started.close();
  }, []);
  return checker;
}
