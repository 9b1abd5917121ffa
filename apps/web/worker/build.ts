/** What a build of the web app tells its worker; put in by script/lib/service-worker.ts. */
export interface Build {
  /** The version of the list of routes, which every page of the build names. */
  readonly id: string;
  /** Files that the app's pages need, kept from the start. Those of `assets/` never change under their names. */
  readonly files: readonly string[];
  /** Files that are kept once somebody has needed them. */
  readonly later: readonly string[];
}

/** Where the server gives the page without contents that stands in for every page of the app. */
export const shellPath = '/app/shell';
