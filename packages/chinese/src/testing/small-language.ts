import { makeTables } from '../make-tables.ts';
import type { SearchTables } from '../search-tables.ts';
import { type SmallModel, writeModel } from './write-model.ts';

/** Ten words, some with similar sound or shape: enough for a sentence with one mistake. */
const model: SmallModel = {
  unigrams: [
    ['我们', -2, -0.3],
    ['已经', -2.2, -0.3],
    ['以', -3, -0.3],
    ['已', -3, -0.3],
    ['经', -3.5, -0.3],
    ['完成', -2.5, -0.3],
    ['完', -3.2, -0.3],
    ['成', -3.2, -0.3],
    ['了', -1.5, -0.3],
    ['工作', -2.3, -0.3],
  ],
  bigrams: [
    ['我们 已经', -0.8, -0.2],
    ['已经 完成', -0.7, -0.2],
    ['完成 了', -0.6, -0.2],
    ['了 工作', -1, -0.2],
  ],
  trigrams: [['我们 已经 完成', -0.4]],
};

/** Lines of `characters.txt` for the characters of the model. */
export const smallCharacters = [
  '我\two3\t',
  '们\tmen5\t',
  '已\tyi3\t己9',
  '己\tji3\t已9',
  '以\tyi3\t',
  '经\tjing1\t',
  '完\twan2\t',
  '成\tcheng2\t',
  '了\tle5\t',
  '工\tgong1\t',
  '作\tzuo4\t',
].join('\n');

/** Tables of the small model. */
export function smallTables(): SearchTables {
  return makeTables(smallModel(), smallCharacters);
}

/** Bytes of a small model. */
export function smallModel(): Uint8Array {
  return writeModel(model);
}
