import {
  type AlarmMessageView,
  listAlarmMessages,
  type NoticeAlarmView,
} from '@inkstone/contracts/staff/notice-alarms';
import { Button, showToast } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { Moment } from '../../../shell/admin/moment.tsx';

export interface AlarmMessagesProps {
  alarm: NoticeAlarmView;
  /** The accessible name of the button that loads them. */
  label: string;
}

/** The notifications of an alarm as received, loaded a few at a time on request. */
export function AlarmMessages({ alarm, label }: AlarmMessagesProps) {
  const t = useTranslations('staff-money');
  const errorText = useErrorText();
  const [messages, setMessages] = useState<readonly AlarmMessageView[] | null>(null);
  const [next, setNext] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function load(cursor: string | null): Promise<void> {
    setBusy(true);
    try {
      const page = await call(listAlarmMessages, { id: alarm.id, ...(cursor === null ? {} : { cursor }) });
      setMessages((before) => [...(cursor === null ? [] : (before ?? [])), ...page.rows]);
      setNext(page.next);
    } catch (error) {
      showToast.error(errorText(error));
    } finally {
      setBusy(false);
    }
  }

  if (messages === null)
    return (
      <Button
        kind="quiet"
        size="small"
        className="mt-2 min-h-11"
        isBusy={isBusy}
        aria-label={label}
        onClick={() => void load(null)}
      >
        {t('readMessages')}
      </Button>
    );
  return (
    <div className="mt-3">
      {messages.length === 0 && <p className="text-sm text-faint">{t('noMessages')}</p>}
      <ol className="grid gap-4">
        {messages.map((message) => (
          <li key={message.eventKey} className="text-sm">
            <p className="flex flex-wrap gap-x-4 text-soft">
              <Moment at={message.receivedAt} />
              <span className="font-mono text-xs leading-5 select-all wrap-anywhere" lang="">
                {message.eventKey}
              </span>
            </p>
            <Text label={t('messageContent')} text={indented(message.content)} />
            {message.content !== message.body && <Text label={t('messageRaw')} text={message.body} />}
          </li>
        ))}
      </ol>
      {next !== null && (
        <Button size="small" className="mt-3 min-h-11" isBusy={isBusy} onClick={() => void load(next)}>
          {t('moreMessages')}
        </Button>
      )}
    </div>
  );
}

function Text({ label, text }: { label: string; text: string }) {
  return (
    <figure className="mt-1">
      <figcaption className="text-xs text-faint">{label}</figcaption>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls and must be reachable by keyboard.
        tabIndex={0}
        className="mt-0.5 max-h-64 overflow-auto rounded-md bg-sunken px-3 py-2 font-mono text-xs whitespace-pre-wrap text-ink wrap-anywhere"
        lang=""
      >
        {text}
      </pre>
    </figure>
  );
}

/** Formats JSON with one member per line; returns other texts unchanged. */
function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
