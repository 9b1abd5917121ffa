export { createHttpCall } from './http-call.ts';
export { createHttpStream } from './http-stream.ts';
export type { HttpCallOptions } from './request.ts';
