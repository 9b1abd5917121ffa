import type { ModelFault } from '../../ports/text-model.ts';

/** The text that behaviours write, completely or in part. */
export const scriptedText = '天气很好，we 一起去公园散步🙂。';

/** How a completion must end: with text, or with a fault. */
export type Outcome =
  | { readonly text: string; readonly finish: 'stop' | 'length' }
  | { readonly fault: ModelFault; readonly retryAfter?: number };

const whole: Outcome = { text: scriptedText, finish: 'stop' };

/** Every behaviour of a scripted model, with the outcome that a driver must report. */
export const outcomes = {
  answers: whole,
  /** Every byte in a separate packet. */
  sends_single_bytes: whole,
  ends_lines_with_crlf: whole,
  sends_keepalives: whole,
  sends_null_content: whole,
  sends_reasoning_field: whole,
  /** `<think>…</think>` split after every character. */
  writes_thoughts: whole,
  sends_usage_in_extra_chunk: whole,
  sends_no_usage: whole,
  names_another_model: whole,
  keeps_connection_open: whole,
  refuses_optional_fields: whole,
  redirects_on_same_host: whole,
  reaches_length: { text: scriptedText, finish: 'length' },
  is_busy: { fault: 'busy', retryAfter: 1000 },
  is_busy_without_hint: { fault: 'busy' },
  has_no_quota: { fault: 'refused' },
  fails_with_html: { fault: 'broken' },
  refuses_key: { fault: 'refused' },
  does_not_know_model: { fault: 'refused' },
  finds_context_too_long: { fault: 'too_long' },
  redirects_to_other_host: { fault: 'refused' },
  sends_html: { fault: 'protocol' },
  sends_json_without_stream: { fault: 'protocol' },
  sends_broken_utf8: { fault: 'protocol' },
  sends_broken_json: { fault: 'protocol' },
  sends_huge_chunk: { fault: 'protocol' },
  sends_unknown_finish: { fault: 'protocol' },
  answers_nothing: { fault: 'protocol' },
  reports_error_in_stream: { fault: 'broken' },
  breaks_connection: { fault: 'cut' },
  ends_without_finish: { fault: 'cut' },
  filters: { fault: 'filtered' },
  hangs_before_first_token: { fault: 'timeout' },
  hangs_after_first_token: { fault: 'timeout' },
  /** Writes a token from time to time, endlessly. */
  writes_forever: { fault: 'timeout' },
  repeats_itself: { fault: 'repeating' },
  is_unreachable: { fault: 'unreachable' },
} as const satisfies Readonly<Record<string, Outcome>>;

/** The name of a behaviour. */
export type Behaviour = keyof typeof outcomes;
