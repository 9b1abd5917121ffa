import { PairTable, type SortedPairs, tabulatePairs } from './pair-table.ts';
import { type ModelTables, wordStride } from './trigram-model.ts';
import { slotsFor, TripleTable } from './triple-table.ts';

/** Log10 probabilities of word sequences as read from a file; quantised values are single bytes. */
export interface ModelContent {
  readonly unigramProbability: Float32Array;
  readonly unigramBackoff: Float32Array;
  readonly pairs: SortedPairs;
  /** First triple that ends in each pair; one entry more than there are pairs. */
  readonly tripleStarts: Uint32Array;
  /** First word of each triple. */
  readonly tripleFirst: Uint32Array;
  readonly tripleProbability: Uint8Array;
  readonly pairProbabilities: Float32Array;
  readonly pairBackoffs: Float32Array;
  readonly tripleProbabilities: Float32Array;
}

/** Generates the tables of a model. Throws DamagedFile if there are too many words. */
export function tabulateModel(content: ModelContent): ModelTables {
  const tables = tabulatePairs(content.pairs);
  return {
    ...tables,
    tripleSlots: tabulateTriples(content, new PairTable(tables)),
    wordValues: tabulateWords(content),
    pairProbabilityValues: content.pairProbabilities,
    pairBackoffValues: content.pairBackoffs,
    tripleProbabilityValues: content.tripleProbabilities,
  };
}

function tabulateWords({ unigramProbability, unigramBackoff, pairs, pairProbabilities }: ModelContent) {
  const values = new Float32Array(unigramProbability.length * wordStride);
  for (let word = 0; word < unigramProbability.length; word++) {
    let likeliest = Number.NEGATIVE_INFINITY;
    for (let i = pairs.starts[word]; i < pairs.starts[word + 1]; i++)
      likeliest = Math.max(likeliest, pairProbabilities[pairs.probability[i]]);
    values[word * wordStride] = unigramProbability[word];
    values[word * wordStride + 1] = unigramBackoff[word];
    values[word * wordStride + 2] = likeliest;
  }
  return values;
}

/** Generates the table of triples, and records the pairs in which a triple ends. */
function tabulateTriples(content: ModelContent, pairs: PairTable): Uint32Array {
  const { starts, first } = content.pairs;
  const { tripleStarts, tripleFirst, tripleProbability } = content;
  const slots = slotsFor(tripleFirst.length);
  const triples = new TripleTable(slots);
  for (let word = 0; word < starts.length - 1; word++) {
    for (let i = starts[word]; i < starts[word + 1]; i++) {
      if (tripleStarts[i] === tripleStarts[i + 1]) continue;
      const pair = pairs.find(first[i], word);
      pairs.noteTriple(pair);
      for (let k = tripleStarts[i]; k < tripleStarts[i + 1]; k++)
        triples.add(pair, tripleFirst[k], tripleProbability[k]);
    }
  }
  return slots;
}
