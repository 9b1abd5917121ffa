/** The product's version as built. */
declare const __APP_VERSION__: string;

declare module 'virtual:phrases' {
  import type { Locale, Messages } from '@inkstone/phrases';

  /** Compiled words without gaps; at once on the server, from a chunk of their own in a browser. */
  export function loadWords<Namespace extends keyof Messages>(
    locale: Locale,
    namespace: Namespace,
  ): Messages[Namespace] | Promise<Messages[Namespace]>;
}

/** Whether public/screenshots held pictures of the product when the site was built. */
declare const __HAS_SCREENSHOTS__: boolean;
