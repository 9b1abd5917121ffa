import { useEffect, useState } from 'react';
import { useSession } from '../../../session/session.tsx';
import { readTrial } from '../../../shared/trial-text/stored-trial.ts';
import { takeTrialText } from '../../../shell/trial-text.ts';
import { keepChanges, openTrialBody, type TrialBody } from './trial-body.ts';

/** The text of the trial while the page is mounted, including text entered on the home page. */
export interface OpenedTrial {
  readonly body: TrialBody;
  readonly handedOver: string;
}

/**
 * Opens the text of the trial; a visitor's text is stored in this tab. Null on the server and before the
 * first effect.
 */
export function useTrialBody(): OpenedTrial | null {
  const { isSignedIn } = useSession();
  const [opened, setOpened] = useState<OpenedTrial | null>(null);
  useEffect(() => {
    const handedOver = takeTrialText();
    const body = openTrialBody(handedOver === '' ? readTrial(Date.now()) : null);
    setOpened({ body, handedOver });
    return () => {
      setOpened(null);
      body.page.destroy();
    };
  }, []);
  useEffect(() => {
    // Signed-in users save it as a document with a button.
    if (opened && !isSignedIn) return keepChanges(opened.body);
  }, [opened, isSignedIn]);
  return opened;
}
