/** A journey in a report of Playwright. */
interface Spec {
  readonly file: string;
  readonly title: string;
  /** Absent in reports without results. True if the journey did not run. */
  readonly ok?: boolean;
  readonly tests?: readonly {
    readonly status?: string;
    readonly results: readonly { readonly error?: { readonly message?: string } }[];
  }[];
}

interface Suite {
  readonly specs?: readonly Spec[];
  readonly suites?: readonly Suite[];
}

/** A report of Vitest. */
interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly message?: string;
    readonly status?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

const failuresShown = 10;
const charactersShown = 300;
// biome-ignore lint/suspicious/noControlCharactersInRegex: The escape character begins each colour.
const colours = /\u001b\[[\d;]*m/g;

/** Returns the journeys of a report of Playwright. */
export function specsIn({ specs = [], suites = [] }: Suite): readonly Spec[] {
  return [...specs, ...suites.flatMap(specsIn)];
}

/**
 * Describes up to ten failed tests of a JSON report of Playwright or Vitest, each in one line with the beginning of its message;
 * none if the report is neither.
 */
export function failuresIn(report: string): readonly string[] {
  let json: unknown;
  try {
    json = JSON.parse(report);
  } catch {
    return [];
  }
  const failures = isVitestReport(json) ? failedTests(json) : failedJourneys(json as Suite);
  return failures.slice(0, failuresShown);
}

function isVitestReport(json: unknown): json is VitestReport {
  return typeof json === 'object' && json !== null && 'testResults' in json;
}

function failedJourneys(report: Suite): readonly string[] {
  return specsIn(report)
    .filter(({ ok, tests = [] }) => ok === false || tests.some(({ status }) => status === 'skipped'))
    .map(({ file, title, tests = [] }) => {
      const messages = tests.flatMap(({ results }) => results.map(({ error }) => error?.message));
      return lineOf([file, title], messages.find((message) => message !== undefined) ?? 'did not run');
    });
}

function failedTests({ testResults }: VitestReport): readonly string[] {
  return testResults.flatMap(({ name, status, message = '', assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that cannot be loaded has no tests.
    if (failed.length === 0) return status === 'failed' ? [lineOf([name], message)] : [];
    return failed.map(({ fullName, failureMessages = [] }) =>
      lineOf([name, fullName], failureMessages[0] ?? ''),
    );
  });
}

function lineOf(names: readonly string[], message: string): string {
  const text = message.replaceAll(colours, '').replaceAll(/\s+/g, ' ').trim();
  return [...names, text.slice(0, charactersShown)].join(': ');
}
