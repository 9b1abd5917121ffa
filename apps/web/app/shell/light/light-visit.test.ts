import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followLightVisit, type LightVisit } from './light-visit.ts';

const visit: LightVisit = {
  ...{ events: ['page_view'], page: 'education', language: 'zh' },
  ...{ batchUrl: '/batch', consentUrl: '/consent', choiceCookie: 'ANALYTICS' },
};

class FakeElement {
  hidden = true;
  dataset: Record<string, string> = {};
  closest(selector: string) {
    return selector === '[data-analytics-notice]' ? notice : this;
  }
}

let notice: FakeElement;
let click: (event: { target: unknown }) => void = () => undefined;
const sendBeacon = vi.fn<(url: string, body: Blob) => boolean>(() => true);
const send = vi.fn(async () => new Response());
const leaving: (() => void)[] = [];

function browser({
  cookie = '',
  ...wishes
}: {
  cookie?: string;
  doNotTrack?: string;
  globalPrivacyControl?: boolean;
}) {
  vi.stubGlobal('navigator', { userAgent: 'a browser', sendBeacon, ...wishes });
  vi.stubGlobal('document', {
    cookie,
    querySelector: () => notice,
    addEventListener: (_: string, listener: typeof click) => {
      click = listener;
    },
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  notice = new FakeElement();
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('fetch', send);
  vi.stubGlobal('addEventListener', (_: string, work: () => void) => leaving.push(work));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  leaving.length = 0;
});

it('counts one view, after a moment or when the page is left, and requests consent if undecided', async () => {
  browser({ cookie: 'theme=dark; OTHER=ANALYTICS=1' });
  followLightVisit(visit);
  expect(sendBeacon).not.toHaveBeenCalled();
  for (const leave of leaving) leave();
  vi.advanceTimersByTime(5000);
  expect(sendBeacon).toHaveBeenCalledOnce();
  const [url, body] = sendBeacon.mock.calls[0] ?? [];
  expect(url).toBe('/batch');
  expect(JSON.parse((await body?.text()) ?? '')).toMatchObject({
    events: [
      {
        ...{ event: 'page_view', pageName: 'education', details: { language: 'zh' } },
        device_info: { userAgent: 'a browser', os: 'web' },
      },
    ],
  });
  expect(notice.hidden).toBe(false);
  const button = new FakeElement();
  button.dataset.analyticsChoice = 'granted';
  click({ target: button });
  expect(notice.hidden).toBe(true);
  expect(send).toHaveBeenCalledWith('/consent', expect.objectContaining({ body: '{"choice":"granted"}' }));
});

it('counts a visitor who has decided, and does not ask again', () => {
  browser({ cookie: 'a=b; ANALYTICS=refused' });
  followLightVisit(visit);
  vi.advanceTimersByTime(2000);
  expect(sendBeacon).toHaveBeenCalledOnce();
  expect(notice.hidden).toBe(true);
});

it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
  'does not count a visitor who sends %o',
  (signals) => {
    browser(signals);
    followLightVisit(visit);
    vi.advanceTimersByTime(2000);
    expect(sendBeacon).not.toHaveBeenCalled();
    expect(notice.hidden).toBe(true);
  },
);
