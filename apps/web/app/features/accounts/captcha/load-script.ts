/** Timeout for loading a vendor's script, in ms. */
const timeout = 15_000;

/** Loads a script from a vendor's address. Rejects when it cannot be loaded in time; may then be called again. */
export function loadScript(src: string, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const script = document.createElement('script');
  const fail = () => {
    script.remove();
    reject(new Error('The script of the vendor could not be loaded'));
  };
  const timer = setTimeout(fail, timeout);
  script.onload = () => resolve();
  script.onerror = fail;
  signal.addEventListener('abort', fail, { once: true });
  script.async = true;
  script.src = src;
  document.head.append(script);
  return promise.finally(() => {
    clearTimeout(timer);
    signal.removeEventListener('abort', fail);
  });
}
