export * from './catalogue.ts';
export * from './free-words.ts';
export * from './grants.ts';
export * from './tiers.ts';
export * from './trials.ts';
export * from './usage.ts';
