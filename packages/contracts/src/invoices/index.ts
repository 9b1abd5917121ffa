export * from './applications.ts';
export * from './invoice-view.ts';
