import type { Phrases, TestedLocale } from '../support/phrases.ts';
import type { ServerProcess } from '../support/server-process.ts';
import type { Firefox, Profile } from './bidi.ts';
import type { Window } from './window.ts';

/** What a step needs: a signed-in user's window. `page` is another one after Firefox was killed. */
export interface Walker {
  readonly profile: Profile;
  readonly server: ServerProcess;
  readonly url: string;
  readonly phrase: Phrases;
  readonly locale: TestedLocale;
  readonly width: number;
  /** Errors on the console that no step has expected. */
  readonly complaints: string[];
  firefox: Firefox;
  page: Window;
}
