import type { ProofreadOptions, SecondSource } from '@inkstone/proofread';

/** Some words of English in a row: less is not worth loading 8 MB for. */
const english = /\b[A-Za-z']+(?:[ ,]+[A-Za-z']+){2}/;

let linter: Promise<import('harper.js').LocalLinter> | undefined;

/** Harper as a second engine; it is loaded when the first English sentence is to be checked. */
export function loadHarperWhenNeeded(options: ProofreadOptions): SecondSource {
  return {
    async checkParagraph(text) {
      if (!english.test(text)) return [];
      const { createHarperSource } = await import('@inkstone/proofread/harper');
      linter ??= loadLinter();
      return createHarperSource(await linter, options).checkParagraph(text);
    },
  };
}

async function loadLinter() {
  const [{ Dialect, LocalLinter }, { slimBinary }] = await Promise.all([
    import('harper.js'),
    import('harper.js/slimBinary'),
  ]);
  const loaded = new LocalLinter({ binary: slimBinary, dialect: Dialect.American });
  await loaded.setup();
  return loaded;
}
