import { maxEvents, sendAnalytics } from '@inkstone/contracts/analytics';
import { expect, it } from 'vitest';
import { createAnalyticsQueue } from './analytics.ts';

function setup(answer = () => true) {
  const sent: string[] = [];
  const idle: (() => void)[] = [];
  const queue = createAnalyticsQueue({
    now: () => 1_700_000_000_000,
    userAgent: 'x'.repeat(900),
    language: () => 'zh',
    send: (_url, body) => {
      if (answer()) sent.push(body);
      return answer();
    },
    whenIdle: (work) => idle.push(work),
  });
  return { queue, sent, idle };
}

it('sends one batch when the page is idle, and it fits the contract', () => {
  const { queue, sent, idle } = setup();
  queue.note('page_view', 'home');
  queue.note('plan_viewed', 'plan', { tier: 'pro' });
  expect([sent, idle.length]).toEqual([[], 1]);
  idle[0]?.();
  queue.flush();
  expect(sent).toHaveLength(1);
  const { events } = sendAnalytics.input.parse(JSON.parse(sent[0] ?? ''));
  expect(events.map(({ event, pageName }) => [event, pageName])).toEqual([
    ['page_view', 'home'],
    ['plan_viewed', 'plan'],
  ]);
  expect(events[0]).toEqual({
    ...{ time: 1_700_000_000_000, event: 'page_view', pageName: 'home', pageNameText: '' },
    device_info: { userAgent: 'x'.repeat(300), os: 'web' },
    details: { language: 'zh' },
  });
});

it('keeps events that the browser refuses to send, within limits', () => {
  let isOnline = false;
  const { queue, sent } = setup(() => isOnline);
  for (let i = 0; i < 500; i++) queue.note('page_view', 'home');
  queue.flush();
  expect(sent).toEqual([]);
  isOnline = true;
  queue.flush();
  const sizes = sent.map((body) => sendAnalytics.input.parse(JSON.parse(body)).events.length);
  expect(sizes).toEqual([maxEvents, maxEvents, maxEvents]);
});
