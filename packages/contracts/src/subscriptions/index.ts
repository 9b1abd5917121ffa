export * from './simulated-agreements.ts';
export * from './subscriptions.ts';
