import type { ReplyOf } from '@inkstone/contracts';
import type { CorrectionItem, correctText } from '@inkstone/contracts/assist';
import type { FormatRule } from '@inkstone/phrases/format-rule';
import type { Lint } from '@inkstone/proofread/client';
import { vipTypeOf } from '../membership/index.ts';
import type { Correction } from './correct-text.ts';

/** Findings as sent to clients, in text order. */
export function viewCorrection({
  text,
  words,
  lints,
  metered: { refused, reached },
  unit,
  explain,
}: Correction): ReplyOf<typeof correctText> {
  const place = unit === 'utf16' ? (at: number) => at : codePointPlaces(text);
  const items = lints.map((lint) => viewItem(lint, place, explain));
  if (reached === null) return { words, items, limit: null };
  const { liftedBy, ...limit } = reached;
  return {
    ...{ words, items },
    limit: { ...limit, lines: [...refused], liftedBy: liftedBy && vipTypeOf[liftedBy] },
  };
}

/** One finding as sent to clients; `place` maps an offset of the checked text to one of the caller's. */
export function viewItem(lint: Lint, place: (at: number) => number, explain: FormatRule): CorrectionItem {
  const pos = place(lint.span.start);
  const { authority } = lint.full.params;
  return {
    id: lint.id,
    pos,
    len: place(lint.span.end) - pos,
    correct: [...lint.replacements],
    credible: lint.credible,
    zhDesc: explain(lint.full.key, lint.full.params),
    zhBriefDesc: explain(lint.brief.key, lint.brief.params),
    rule: lint.ruleId,
    category: lint.category,
    severity: lint.severity,
    lang: lint.language,
    authority: authority === undefined ? null : String(authority),
  };
}

/** Converts UTF-16 offsets to code point offsets. Fast for ascending offsets. */
function codePointPlaces(text: string): (at: number) => number {
  let units = 0;
  let points = 0;
  return (at) => {
    if (at < units) {
      units = 0;
      points = 0;
    }
    while (units < at) {
      units += (text.codePointAt(units) ?? 0) > 0xffff ? 2 : 1;
      points++;
    }
    return points;
  };
}
