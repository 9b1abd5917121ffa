export * from './amounts.ts';
export * from './buyer.ts';
export * from './eligibility.ts';
export * from './invoice-state.ts';
export * from './tax-number.ts';
