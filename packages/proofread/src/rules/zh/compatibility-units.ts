import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

const wide: Record<string, string> = {
  '㎎': 'mg',
  '㎏': 'kg',
  '㎜': 'mm',
  '㎝': 'cm',
  '㎞': 'km',
  '㎡': 'm²',
  '㎥': 'm³',
  '㏄': 'mL',
  '㎖': 'mL',
  ℓ: 'L',
  '㎐': 'Hz',
  '㎑': 'kHz',
  '㎒': 'MHz',
  '㎓': 'GHz',
  '㎾': 'kW',
  '㎸': 'kV',
};

export const compatibilityUnits: Rule = {
  id: 'zh.compatibility-units',
  category: 'typography',
  severity: 'style',
  credible: 0.8,
  authority: 'GB 3100-1993',
  scope: 'sentence',
  find: byPattern(/[㎎㎏㎜㎝㎞㎡㎥㏄㎖㎗ℓ㏕㎐㎑㎒㎓㎾㎸]/gu, ({ found }) => wide[found] ?? null),
  right: ['5 m²', '3 kg', '25 ℃'],
  wrong: [
    ['面积50㎡。', '面积50m²。'],
    ['重3㎏。', '重3kg。'],
  ],
};
