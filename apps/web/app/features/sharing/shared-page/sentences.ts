/** Longest piece that is read in one breath: browsers break off what takes them too long. */
const longest = 160;

/** Cuts a paragraph into pieces for reading aloud: by sentences, those that are too long by their parts. */
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
