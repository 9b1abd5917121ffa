/** Maximum length of one utterance, because browsers abort long ones. */
const longest = 160;

/** Splits a paragraph into utterances: by sentence, and long sentences by clause. */
export function sentencesOf(text: string): string[] {
  const sentences = text.match(/[^。！？!?；;\n]+[。！？!?；;”’」』)）]*|[^。！？!?；;\n]+/gu) ?? [];
  return sentences
    .flatMap((sentence) =>
      sentence.length <= longest
        ? [sentence]
        : (sentence.match(new RegExp(`.{1,${longest}}(?:[，,、：: ]|$)|.{1,${longest}}`, 'gsu')) ?? []),
    )
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}
