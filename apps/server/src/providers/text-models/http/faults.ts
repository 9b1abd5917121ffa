import { second } from '@inkstone/kernel';
import { ModelError, type ModelFault } from '../../../ports/text-model.ts';

const filterPattern =
  /content[_ ]?filter|data_inspection_failed|content exists risk|sensitive|moderation|"?1301"?,/i;
const lengthPattern =
  /context[_ ]length|context (?:length|window|size)|maximum context|prompt is too long|too many tokens|exceeds? the (?:available )?context/i;
const quotaPattern = /insufficient[_ ]quota|insufficient balance|exceeded your current quota/i;
const busyPattern = /rate[_ ]limit|too many requests|overloaded|server_busy/i;

/** Classifies an error reply by status and text. The text is not kept: it may quote the request. */
export function faultOfReply(status: number, text: string, headers: Headers): ModelError {
  const fault = faultByStatus(status, text);
  return new ModelError(fault, `HTTP ${status}`, readRetryAfter(headers));
}

/** Classifies an error that the server reports inside the stream. */
export function faultInStream(text: string): ModelError {
  const detail = 'error inside the stream';
  if (filterPattern.test(text)) return new ModelError('filtered', detail);
  if (lengthPattern.test(text)) return new ModelError('too_long', detail);
  return new ModelError(busyPattern.test(text) ? 'busy' : 'broken', detail);
}

function faultByStatus(status: number, text: string): ModelFault {
  if (status === 429) return quotaPattern.test(text) ? 'refused' : 'busy';
  if (status >= 500 || status === 408) return 'broken';
  if (status === 413 || lengthPattern.test(text)) return 'too_long';
  return filterPattern.test(text) ? 'filtered' : 'refused';
}

/** The seconds or the date of `retry-after`, in ms; a date counts from the `date` of the reply. */
function readRetryAfter(headers: Headers): number | null {
  const value = headers.get('retry-after')?.trim();
  if (!value) return null;
  if (/^\d+(?:\.\d+)?$/.test(value)) return Number(value) * second;
  const wait = Date.parse(value) - Date.parse(headers.get('date') ?? '');
  return Number.isNaN(wait) ? null : Math.max(0, wait);
}
