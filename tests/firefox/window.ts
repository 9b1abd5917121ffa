import { writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Firefox } from './bidi.ts';

/** The first recognition of a picture on the device loads 9 MB. */
const timeout = 60_000;
const interval = 50;

/** Code points with which WebDriver names keys. */
const keyCodes: Readonly<Record<string, string>> = {
  Control: '\uE009',
  Shift: '\uE008',
  Alt: '\uE00A',
  Enter: '\uE007',
  Tab: '\uE004',
  Home: '\uE011',
  End: '\uE010',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** An element by its role and accessible name, or by a CSS selector. */
export type Target = { readonly role: string; readonly name?: string } | { readonly css: string };

interface Remote {
  readonly sharedId: string;
}

interface Evaluated {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
}

/** A tab of Firefox. */
export class Window {
  private readonly firefox: Firefox;
  private readonly context: string;

  constructor(firefox: Firefox, context: string) {
    this.firefox = firefox;
    this.context = context;
  }

  /** Opens a URL and waits until it has loaded. */
  async open(url: string): Promise<void> {
    await this.firefox.send('browsingContext.navigate', { context: this.context, url, wait: 'complete' });
  }

  async reload(): Promise<void> {
    await this.firefox.send('browsingContext.reload', { context: this.context, wait: 'complete' });
  }

  async resize(width: number, height: number): Promise<void> {
    await this.firefox.send('browsingContext.setViewport', {
      context: this.context,
      viewport: { width, height },
    });
  }

  /** Simulates a lost network, or ends the simulation. */
  async setOffline(isOffline: boolean): Promise<void> {
    await this.firefox.send('emulation.setNetworkConditions', {
      networkConditions: isOffline ? { type: 'offline' } : null,
      contexts: [this.context],
    });
  }

  /** Calls a function in the page with values that can be written as JSON; its result must be one, too. */
  async run<Args extends readonly unknown[], Result>(
    inPage: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    const answer: Evaluated = await this.firefox.send('script.evaluate', {
      expression: `(async () => JSON.stringify(await (${inPage})(...${JSON.stringify(args)})))()`,
      target: { context: this.context },
      awaitPromise: true,
      userActivation: true,
    });
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails?.text);
    return answer.result?.value === undefined ? (undefined as Result) : JSON.parse(answer.result.value);
  }

  /** Waits until a function returns true in the page. */
  async until<Args extends readonly unknown[]>(
    what: string,
    inPage: (...args: Args) => boolean,
    ...args: Args
  ): Promise<void> {
    await this.poll(what, async () => (await this.run(inPage, ...args).catch(() => false)) || undefined);
  }

  /** Waits for an element; returns the first one. */
  async find(target: Target): Promise<Remote> {
    return this.poll(JSON.stringify(target), async () => (await this.all(target))[0]);
  }

  private async all(target: Target): Promise<readonly Remote[]> {
    const locator =
      'css' in target ? { type: 'css', value: target.css } : { type: 'accessibility', value: target };
    const { nodes }: { nodes: readonly Remote[] } = await this.firefox
      .send<{ nodes: readonly Remote[] }>('browsingContext.locateNodes', { context: this.context, locator })
      // The page may be replaced by the next one meanwhile.
      .catch(() => ({ nodes: [] }));
    return nodes;
  }

  async click(target: Target, count = 1): Promise<void> {
    const element = await this.find(target);
    await this.firefox.send('script.callFunction', {
      functionDeclaration: "(one) => one.scrollIntoView({ block: 'center' })",
      arguments: [element],
      target: { context: this.context },
      awaitPromise: false,
    });
    const press = [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    const origin = { type: 'element', element };
    await this.act({
      type: 'pointer',
      id: 'mouse',
      actions: [{ type: 'pointerMove', x: 0, y: 0, origin }, ...Array(count).fill(press).flat()],
    });
  }

  /** Types a text, key by key. */
  async type(text: string): Promise<void> {
    await this.act({ type: 'key', id: 'keys', actions: keysOf(text) });
  }

  /** Clicks an element in its middle and types at once, before the page has drawn what the click has changed. */
  async clickAndType(target: Target, text: string): Promise<void> {
    const origin = { type: 'element', element: await this.find(target) };
    const click = [
      { type: 'pointerMove', x: 0, y: 0, origin },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    const actions = [...click.map(() => ({ type: 'pause' })), ...keysOf(text)];
    await this.act({ type: 'pointer', id: 'mouse', actions: click }, { type: 'key', id: 'keys', actions });
  }

  /** Chooses a file in a file field, which may be hidden. */
  async chooseFile(css: string, file: string): Promise<void> {
    const element = await this.find({ css });
    await this.firefox.send('input.setFiles', { context: this.context, element, files: [file] });
  }

  /** Presses a combination such as `Control+Shift+p`. */
  async press(combination: string, times = 1): Promise<void> {
    const keys = combination.split('+').map((key) => keyCodes[key] ?? key);
    const actions = [
      ...keys.map((value) => ({ type: 'keyDown', value })),
      ...keys.toReversed().map((value) => ({ type: 'keyUp', value })),
    ];
    await this.act({ type: 'key', id: 'keys', actions: Array(times).fill(actions).flat() });
  }

  /** Writes a screenshot of the visible part as PNG. */
  async shoot(file: string): Promise<void> {
    const { data } = await this.firefox.send<{ data: string }>('browsingContext.captureScreenshot', {
      context: this.context,
    });
    await writeFile(file, Buffer.from(data, 'base64'));
  }

  async url(): Promise<string> {
    return this.run(() => location.href);
  }

  private async act(...sources: readonly object[]): Promise<void> {
    await this.firefox.send('input.performActions', { context: this.context, actions: sources });
  }

  private async poll<Value>(what: string, look: () => Promise<Value | undefined>): Promise<Value> {
    const end = performance.now() + timeout;
    for (;;) {
      const found = await look();
      if (found !== undefined) return found;
      if (performance.now() > end) throw new Error(`Not within ${timeout / 1000} s: ${what}`);
      await pause(interval);
    }
  }
}

function keysOf(text: string): readonly object[] {
  return [...text].flatMap((character) => {
    const value = character === '\n' ? keyCodes.Enter : character;
    return [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ];
  });
}

/** Opens a tab. */
export async function openWindow(firefox: Firefox): Promise<Window> {
  const { context } = await firefox.send<{ context: string }>('browsingContext.create', { type: 'tab' });
  return new Window(firefox, context);
}
