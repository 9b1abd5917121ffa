/** Maximum length of one utterance, because browsers abort long ones. */
const maxLength = 160;

/** Splits a paragraph into utterances: by sentence, and long sentences by clause. */
export function sentencesOf(text: string): string[] {
  const sentences = text.match(/[^。！？!?；;\n]+[。！？!?；;”’」』)）]*|[^。！？!?；;\n]+/gu) ?? [];
  return sentences
    .flatMap((sentence) =>
      sentence.length <= maxLength
        ? [sentence]
        : (sentence.match(new RegExp(`.{1,${maxLength}}(?:[，,、：: ]|$)|.{1,${maxLength}}`, 'gsu')) ?? []),
    )
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}
