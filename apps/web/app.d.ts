/** The product's version as built. */
declare const __APP_VERSION__: string;

declare module 'virtual:phrases' {
  import type { Locale, Messages } from '@inkstone/phrases';

  /**
   * Compiled messages of a namespace: available synchronously on the server, a separate chunk in the browser.
   */
  export function loadMessages<Namespace extends keyof Messages>(
    locale: Locale,
    namespace: Namespace,
  ): Messages[Namespace] | Promise<Messages[Namespace]>;
}

/** Bytes of the engine that reads pictures on a device, and of its data. */
declare const __RECOGNITION_BYTES__: number;

/** Whether public/screenshots contained product screenshots when the site was built. */
declare const __HAS_SCREENSHOTS__: boolean;
