export { createHttpCall, type HttpCallOptions } from './http-call.ts';
