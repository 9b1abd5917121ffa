export {
  type AnyEndpoint,
  type Audience,
  type CheckedInputOf,
  commonErrors,
  defaultBodyLimit,
  endpoint,
  type InputOf,
  type NotForStaff,
  type ReplyOf,
  staffErrors,
  type Wire,
} from './endpoint.ts';
export type { Envelope } from './envelope.ts';
export { AppError, statusOf } from './errors.ts';
export { maxRowNumber, ocrMegapixels, type Rate, type RateName, rates, signInLimits } from './limits.ts';
export type { Call, PageContext, PageHandover, StreamCall } from './page.ts';
export { type AnyStream, type EventOf, stream, streamMessages } from './stream.ts';
export { type Webhook, webhook } from './webhook.ts';
