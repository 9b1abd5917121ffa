export * from './coupons.ts';
export * from './notices.ts';
export * from './orders.ts';
export * from './pay-simulator.ts';
export * from './paying.ts';
export * from './refunds.ts';
