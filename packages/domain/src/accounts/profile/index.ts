export { type Names, purchaseName, siteName } from './display-name.ts';
