import { gapLabels, seeds } from '@inkstone/english/internal/choices';
import { confusableSets } from '@inkstone/english/internal/confusable-sets';
import {
  buildFeatures,
  type ClauseWords,
  clauseFeatures,
  contextFeatures,
  lookBack,
  lookFar,
  makeContext,
  maxFeatures,
  readContext,
  wordFeatures,
} from '@inkstone/english/internal/context-features';
import type { Symbols } from '@inkstone/english/internal/symbols';
import type { FormedWord } from '@inkstone/english/internal/word-forms';
import { createChance } from './chance.ts';

/** An instance of a choice; the object is reused for all instances. */
export interface Instance {
  seed: number;
  label: number;
  /** A bit for each possible label. */
  allowed: number;
  readonly features: Uint32Array;
  count: number;
}

/** Sampling rate of empty gaps. */
const emptyShare = 0.2;
const setLimit = 150_000;

export interface Text {
  readonly symbols: Uint16Array;
  readonly groups: Uint8Array;
  readonly clauseWords: ClauseWords;
}

/** Visits every gap of a text, empty or not. */
export function visitGaps(text: Text, symbols: Symbols, visit: (instance: Instance) => void): void {
  const labelOf = gapSymbols(symbols);
  const all = 2 ** gapLabels.length - 1;
  const instance: Instance = {
    seed: seeds.gap,
    label: 0,
    allowed: all,
    features: new Uint32Array(maxFeatures),
    count: 0,
  };
  const context = makeContext();
  const chance = createChance(3);
  for (let i = 1; i < text.symbols.length - 1; i++) {
    const symbol = text.symbols[i] ?? 0;
    const label = labelOf[symbol] ?? 0;
    if (label > 0) show(i, i + 1, label);
    if (text.symbols[i - 1] !== 0 && symbol !== 0 && chance() < emptyShare) show(i, i, 0);
  }
  function show(start: number, end: number, label: number): void {
    lookAt(text, context, start, end);
    instance.label = label;
    lookBack(context, text.symbols, text.clauseWords, start);
    const count = contextFeatures(context, seeds.gap, instance.features);
    instance.count = clauseFeatures(context, seeds.gap, instance.features, count);
    visit(instance);
  }
}

/** Reads the context of a position; symbols beyond a boundary belong to another sentence. */
function lookAt(text: Text, context: ReturnType<typeof makeContext>, start: number, end: number): void {
  readContext(context, text.symbols, text.groups, [start, end]);
  hideBeyond(context.left, context.leftGroups);
  hideBeyond(context.right, context.rightGroups);
}

function hideBeyond(side: Int32Array, groups: Int32Array): void {
  let isBeyond = false;
  for (let i = 0; i < side.length; i++) {
    if (isBeyond) side[i] = groups[i] = 0;
    else isBeyond = side[i] === 0;
  }
}

function gapSymbols(symbols: Symbols): Uint8Array {
  const labelOf = new Uint8Array(65536);
  gapLabels.forEach((word, label) => {
    if (word !== '') labelOf[symbols.known(word) ?? 0] = label;
  });
  labelOf[symbols.known('an') ?? 0] = gapLabels.indexOf('a');
  return labelOf;
}

/** Visits every word that has other forms. */
export function visitForms(
  text: Text,
  forms: ReadonlyMap<number, FormedWord>,
  visit: (instance: Instance) => void,
): void {
  const instance: Instance = {
    seed: 0,
    label: 0,
    allowed: 0,
    features: new Uint32Array(maxFeatures),
    count: 0,
  };
  const context = makeContext();
  const formOf = Array.from({ length: 65536 }, (_, symbol) => forms.get(symbol));
  for (let i = 1; i < text.symbols.length - 1; i++) {
    const form = formOf[text.symbols[i] ?? 0];
    if (form === undefined) continue;
    lookAt(text, context, i, i + 1);
    instance.seed = seeds[form.kind];
    instance.label = form.label;
    instance.allowed = allowedOf(form);
    const count = contextFeatures(context, instance.seed, instance.features);
    lookFar(context, text.symbols, text.clauseWords, [i, i + 1]);
    const { seed, features } = instance;
    const word = [form.base, text.groups[form.base] ?? 0] as const;
    const withWord = wordFeatures(context, seed, word, features, count);
    instance.count = buildFeatures(context, seed, word, features, withWord);
    visit(instance);
  }
}

const allowedOf = (form: FormedWord) =>
  form.forms.reduce((bits, word, label) => bits | (word === '' ? 0 : 1 << label), 0);

/** Visits every word of a confusion set, for each set, up to a limit. */
export function visitSets(text: Text, symbols: Symbols, visit: (instance: Instance) => void): void {
  const instance: Instance = {
    seed: 0,
    label: 0,
    allowed: 0,
    features: new Uint32Array(maxFeatures),
    count: 0,
  };
  const context = makeContext();
  const placesOf = new Map<number, { set: number; label: number }[]>();
  confusableSets.forEach(({ words }, set) => {
    if (words.some((word) => symbols.known(word) === undefined)) return;
    words.forEach((word, label) => {
      const symbol = symbols.known(word) ?? 0;
      placesOf.set(symbol, [...(placesOf.get(symbol) ?? []), { set, label }]);
    });
  });
  const places = Array.from({ length: 65536 }, (_, symbol) => placesOf.get(symbol));
  const shown = new Uint32Array(confusableSets.length);
  for (let i = 1; i < text.symbols.length - 1; i++) {
    const here = places[text.symbols[i] ?? 0];
    if (here === undefined) continue;
    lookAt(text, context, i, i + 1);
    for (const { set, label } of here) {
      const seen = (shown[set] ?? 0) + 1;
      shown[set] = seen;
      if (seen > setLimit) continue;
      instance.seed = seeds.firstSet + set;
      instance.label = label;
      instance.allowed = 2 ** (confusableSets[set]?.words.length ?? 0) - 1;
      instance.count = contextFeatures(context, instance.seed, instance.features);
      visit(instance);
    }
  }
}
