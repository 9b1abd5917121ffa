// A client of the W3C WebDriver protocol, as far as the walk in WebKit uses it.
import { setTimeout as pause } from 'node:timers/promises';

/** Keys that type no character, as WebDriver encodes them. */
export const keys = {
  enter: '\uE007',
  backspace: '\uE003',
  delete: '\uE017',
  escape: '\uE00C',
  tab: '\uE004',
  control: '\uE009',
  shift: '\uE008',
  alt: '\uE00A',
  end: '\uE010',
  home: '\uE011',
  left: '\uE012',
  up: '\uE013',
  right: '\uE014',
  down: '\uE015',
} as const;

/** Maximum wait for a state of the page, in ms: a busy machine starts pages and reads pictures slowly. */
const patience = 120_000;

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** A reference to an element of the page, as scripts receive it. */
export type ElementReference = Readonly<Record<typeof elementKey, string>>;

/** A tab or window of a browser that is driven through WebDriver. */
export class WebDriver {
  readonly #session: string;

  private constructor(session: string) {
    this.#session = session;
  }

  /** Starts a browser through the driver that listens at `address`. */
  static async start(address: string, capabilities: object): Promise<WebDriver> {
    const { sessionId } = await request<{ sessionId: string }>('POST', `${address}/session`, {
      capabilities: { alwaysMatch: capabilities },
    });
    return new WebDriver(`${address}/session/${sessionId}`);
  }

  quit = () => request('DELETE', this.#session);
  open = (url: string) => this.#post('url', { url });
  reload = () => this.#post('refresh', {});
  url = () => this.#get<string>('url');
  newTab = () => this.#post<{ handle: string }>('window/new', { type: 'tab' });
  handles = () => this.#get<string[]>('window/handles');
  switchTo = (handle: string) => this.#post('window', { handle });
  closeTab = () => request('DELETE', `${this.#session}/window`);
  resize = (width: number, height: number) => this.#post('window/rect', { x: 0, y: 0, width, height });
  setCookie = (name: string, value: string) =>
    this.#post('cookie', { cookie: { name, value, path: '/', httpOnly: true } });
  clearCookies = () => request('DELETE', `${this.#session}/cookie`);
  screenshot = async () => Buffer.from(await this.#get<string>('screenshot'), 'base64');

  /** Runs a function in the page; its arguments and its result are JSON or elements. */
  run<Arguments extends readonly unknown[], Result>(
    work: (...given: Arguments) => Result,
    ...args: Arguments
  ): Promise<Awaited<Result>> {
    return this.#post('execute/sync', { script: `return (${work}).apply(null, arguments)`, args });
  }

  /** Waits until a function in the page returns something truthy, and returns it. */
  async until<Arguments extends readonly unknown[], Result>(
    what: string,
    work: (...given: Arguments) => Result,
    ...args: Arguments
  ): Promise<Exclude<Awaited<Result>, null | undefined | false>> {
    const begin = performance.now();
    for (;;) {
      const found = await this.run(work, ...args);
      if (found) return found as Exclude<Awaited<Result>, null | undefined | false>;
      if (performance.now() - begin > patience) throw new Error(`Waited two minutes for ${what}`);
      await pause(100);
    }
  }

  /** Waits for an element that is rendered, by a CSS selector and its text or label, and returns it. */
  find(selector: string, text: string | null = null): Promise<ElementReference> {
    return this.#find(selector, text, false);
  }

  /**
   * Waits for an element that a click would reach, and scrolls to it. Buttons are disabled until their page is hydrated, and
   * WebKitWebDriver refuses to click what the pointer does not reach.
   */
  #findClickable = (selector: string, text: string | null = null) => this.#find(selector, text, true);

  #find(selector: string, text: string | null, isToBeClicked: boolean): Promise<ElementReference> {
    return this.until(
      `${selector} “${text ?? ''}”`,
      (wanted: string, words: string | null, mustBeReached: boolean) => {
        const isNamed = (each: Element) =>
          words === null ||
          each.getAttribute('aria-label') === words ||
          each.textContent.trim() === words ||
          (each instanceof HTMLTextAreaElement && each.labels[0]?.textContent.trim() === words);
        const all = [...document.querySelectorAll(wanted)];
        const found = all.find((each) => each.getClientRects().length > 0 && isNamed(each));
        const isReached = (element: Element) => {
          element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
          // The first one, as in WebDriver: a link may be broken into lines.
          const [box] = element.getClientRects();
          if (!box) return false;
          const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          return element.contains(top) && !element.matches(':disabled');
        };
        const isReady = found && (!mustBeReached || isReached(found));
        return (isReady ? found : undefined) as unknown as ElementReference | undefined;
      },
      selector,
      text,
      isToBeClicked,
    );
  }

  /** Clicks an element as a user does, in its middle. */
  async click(selector: string, text: string | null = null): Promise<void> {
    const element = await this.#findClickable(selector, text);
    await this.#post(`element/${element[elementKey]}/click`, {});
  }

  /** Clicks an element and types into it. */
  async fill(selector: string, text: string): Promise<void> {
    const element = await this.find(selector);
    await this.#post(`element/${element[elementKey]}/value`, { text });
  }

  /** Chooses a file in a file field, which may be hidden. */
  async chooseFile(selector: string, path: string): Promise<void> {
    const field = await this.until(
      selector,
      (wanted: string) => document.querySelector(wanted) as unknown as ElementReference | null,
      selector,
    );
    await this.#post(`element/${field[elementKey]}/value`, { text: path });
  }

  /** Clicks an element in its middle and types at once, before the page has drawn what the click has changed. */
  async clickAndType(selector: string, label: string, text: string): Promise<void> {
    const click = [
      { type: 'pointerMove', x: 0, y: 0, origin: await this.#findClickable(selector, label) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    const parameters = { pointerType: 'mouse' };
    await this.#act([
      { type: 'pointer', id: 'mouse', parameters, actions: click },
      { type: 'key', id: 'keyboard', actions: [...click.map(() => ({ type: 'pause' })), ...keysOf(text)] },
    ]);
  }

  /** Types into the focused element, one key after another. */
  type(text: string): Promise<void> {
    return this.#act([{ type: 'key', id: 'keyboard', actions: keysOf(text) }]);
  }

  /** Presses keys together, the last one while the others are held. */
  press(...combination: readonly string[]): Promise<void> {
    return this.#act([
      {
        type: 'key',
        id: 'keyboard',
        actions: [
          ...combination.map((value) => ({ type: 'keyDown', value })),
          ...combination.toReversed().map((value) => ({ type: 'keyUp', value })),
        ],
      },
    ]);
  }

  /** Drags the mouse from one point of the window to another, in steps. */
  pointer(actions: readonly object[]): Promise<void> {
    return this.#act([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]);
  }

  #act = (actions: readonly object[]) => this.#post<void>('actions', { actions });
  #get = <Value>(path: string) => request<Value>('GET', `${this.#session}/${path}`);
  #post = <Value>(path: string, body: object) => request<Value>('POST', `${this.#session}/${path}`, body);
}

function keysOf(text: string): readonly object[] {
  return [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
}

async function request<Value>(method: string, url: string, body?: object): Promise<Value> {
  const reply = await fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    signal: AbortSignal.timeout(60_000),
  });
  const { value } = (await reply.json()) as { value: Value & { error?: string; message?: string } };
  if (!reply.ok) throw new Error(`${method} ${url}: ${value.error}: ${value.message}`);
  return value;
}
