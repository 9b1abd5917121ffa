export {
  type AnyEndpoint,
  type Audience,
  type CheckedInputOf,
  commonErrors,
  defaultBodyLimit,
  endpoint,
  type InputOf,
  type ReplyOf,
  type Wire,
} from './endpoint.ts';
export type { Envelope } from './envelope.ts';
export { AppError, statusOf } from './errors.ts';
export { type Rate, type RateName, rates, signInLimits } from './limits.ts';
export type { Call, PageContext, PageHandover } from './page.ts';
