/** First lines of a quoted message, as mail programs of the nine languages write them. */
const quoteHeads: readonly RegExp[] = [
  /^-{2,}\s*(?:Original Message|原始邮件|原始郵件|Message d'origine|Ursprüngliche Nachricht|Messaggio originale|Исходное сообщение).*$/i,
  /^_{20,}$/,
  /^(?:On|Am|Le|Il)\b.{4,200}(?:wrote|schrieb|a écrit|ha scritto)\s?:$/i,
  /^.{4,200}(?:写道|寫道|のメール|작성|написал[аи]?)\s?[:：]$/,
];

/** Returns the text of a mail without the quoted message; the whole text if nothing else remains. */
export function cutQuotedMail(text: string): string {
  const lines = text.split('\n');
  const head = lines.findIndex((line) => quoteHeads.some((pattern) => pattern.test(line.trim())));
  const kept = head < 0 ? lines : lines.slice(0, head);
  while (kept.length > 0 && /^\s*(?:>.*)?$/.test(kept.at(-1) ?? '')) kept.pop();
  const cut = kept.join('\n').trim();
  return cut === '' ? text.trim() : cut;
}
