export { type Names, purchaseName, siteName } from './display-name.ts';
export { fromWireTime, toWireSeconds } from './wire-time.ts';
