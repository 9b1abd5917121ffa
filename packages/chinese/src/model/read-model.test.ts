import { describe, expect, it } from 'vitest';
import { type SmallModel, writeModel } from '../testing/write-model.ts';
import { DamagedFile } from './damaged-file.ts';
import { languageOf, readLanguageTables } from './read-model.ts';
import { noWord, unknownWord } from './trigram-model.ts';

const small: SmallModel = {
  unigrams: [
    ['我们', -2, -0.25],
    ['的', -1, -0.5],
    ['家', -3],
    ['𠮷', -4],
  ],
  bigrams: [
    ['我们 的', -0.5, -0.125],
    ['的 家', -1.5],
    ['家 的', -0.75],
  ],
  trigrams: [['我们 的 家', -0.375]],
};

function open() {
  const { model, vocabulary } = languageOf(readLanguageTables(writeModel(small)));
  const id = (word: string) => {
    const units = Uint16Array.from({ length: word.length }, (_, i) => word.charCodeAt(i));
    return vocabulary.find(units, 0, word.length);
  };
  return { model, vocabulary, id };
}

describe('readLanguageTables', () => {
  it('reads words and finds them in texts', () => {
    const { vocabulary, id } = open();
    expect(['我们', '的', '家', '𠮷'].map((word) => vocabulary.textOf(id(word)))).toEqual([
      '我们',
      '的',
      '家',
      '𠮷',
    ]);
    expect(id('我')).toBe(unknownWord);
    expect(vocabulary.lengthOf(id('我们'))).toBe(2);
  });

  it('finds rows of one, two and three words', () => {
    const { model, id } = open();
    expect(model.unigram(id('家'))).toBe(-3);
    expect(model.bigram(id('我们'), id('的'))).toBe(-0.5);
    expect(model.trigram(id('我们'), id('的'), id('家'))).toBe(-0.375);
    expect(model.matchedOrder(id('我们'), id('的'), id('家'))).toBe(3);
    expect(model.matchedOrder(id('家'), id('的'), id('家'))).toBe(2);
    expect(model.matchedOrder(noWord, noWord, id('家'))).toBe(1);
  });

  it('backs off to shorter rows', () => {
    const { model, id } = open();
    expect(model.bigram(id('我们'), id('家'))).toBe(-3.25);
    expect(model.trigram(id('我们'), id('的'), id('的'))).toBe(-1 - 0.5 - 0.125);
    expect(model.trigram(id('家'), id('的'), id('家'))).toBe(-1.5);
    expect(model.trigram(noWord, noWord, id('的'))).toBe(-1);
  });

  it('reports the fault of an invalid file', () => {
    const whole = writeModel(small);
    expect(() => readLanguageTables(new Uint8Array())).toThrow(DamagedFile);
    expect(() => readLanguageTables(new TextEncoder().encode('x'.repeat(1000)))).toThrow('not a KenLM file');
    const other = Uint8Array.from(whole);
    other[0x60] = 2;
    expect(() => readLanguageTables(other)).toThrow('not of the kind');
    for (let length = 0; length < whole.length - 1; length += 97) {
      expect(() => readLanguageTables(whole.subarray(0, length))).toThrow(DamagedFile);
    }
  });

  it('refuses tables that point elsewhere', () => {
    const bytes = writeModel(small);
    const view = new DataView(bytes.buffer);
    // The second unigram's pointer: header, five hashes, bins of 3 × 256 floats.
    const unigrams = 0x88 + 8 + 5 * 8 + 8 + 3 * 256 * 4;
    view.setUint32(unigrams + 16 + 8, 77, true);
    expect(() => readLanguageTables(bytes)).toThrow('contradict');
  });
});
