export { writeCsv, writeCsvPart } from './csv.ts';
export { decodeText } from './decode-text.ts';
export { escapeMarkup } from './escape-markup.ts';
export { hashText } from './hash.ts';
export { createIds, type Ids, isUuid, uuidv7 } from './ids.ts';
export { lastAtMost } from './last-at-most.ts';
export { isUnspaced, mainLanguage } from './main-language.ts';
export { type Random, randomInt, seededRandom } from './random.ts';
export { allow, type Result, refuse } from './result.ts';
export { shanghaiDay, shanghaiOffset, startOfShanghaiDay } from './shanghai-days.ts';
export { overlaps, type Span, shift } from './span.ts';
export {
  type Clock,
  day,
  daysBetween,
  hour,
  type Instant,
  instant,
  later,
  manualClock,
  minute,
  second,
  systemClock,
} from './time.ts';
export { visibleLine } from './visible-line.ts';
export { type MaybeUndefined, withoutUndefined } from './without-undefined.ts';
