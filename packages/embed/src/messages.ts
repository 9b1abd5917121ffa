/** Types of messages from an embedded page to the page that embeds it. */
export const embedTypes = [
  /** The page is shown and can be used. */
  'loaded',
  /** The user chose to buy a plan. */
  'buy_vip',
  /** The user chose to compare the plans. */
  'compare_vip',
  /** The user wants to change to another plan. */
  'change_vip',
  'contact_us',
  'help_center',
  /** The user has closed the page. */
  'close_upgrade',
  'close_compare',
  /** A purchase is complete: query the server for the user's membership. */
  'upgrade_success',
  /** An order was created and awaits payment: query the server for it. */
  'generate_success',
] as const;
export type EmbedType = (typeof embedTypes)[number];

/** Source of a message: a page that fills a frame (`iframe_…`), or a page shown as a dialog. */
export const embedSources = ['iframe_upgrade', 'iframe_compare', 'upgrade', 'compare'] as const;
export type EmbedSource = (typeof embedSources)[number];

/**
 * A message of an embedded page. It is not authenticated and grants nothing: the receiver must query the server for the user's
 * membership.
 */
export interface EmbedMessage {
  readonly type: EmbedType;
  readonly source: EmbedSource;
  /** The chosen plan, with `buy_vip` and `change_vip`. */
  readonly plan?: string;
}

const planId = /^[\w~-]{1,200}$/;

/** Parses a message; null for anything else. Unknown fields are dropped. */
export function readEmbedMessage(data: unknown): EmbedMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, source, plan } = data as Readonly<Record<string, unknown>>;
  if (!isOneOf(embedTypes, type) || !isOneOf(embedSources, source)) return null;
  if (plan === undefined) return { type, source };
  const mayName = type === 'buy_vip' || type === 'change_vip';
  return mayName && typeof plan === 'string' && planId.test(plan) ? { type, source, plan } : null;
}

function isOneOf<Value extends string>(values: readonly Value[], value: unknown): value is Value {
  return values.some((one) => one === value);
}
