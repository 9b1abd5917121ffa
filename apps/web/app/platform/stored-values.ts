/** Values by their names, like `Storage`. */
export interface StoredValues {
  get(name: string): string | null;
  set(name: string, value: string): void;
}

/** Returns the values of a storage of the browser. Where it is blocked or full, values are kept until the page is left. */
function storedIn(storage: () => Storage): StoredValues {
  const unstored = new Map<string, string>();
  return {
    get(name) {
      try {
        return unstored.get(name) ?? storage().getItem(name);
      } catch {
        return null;
      }
    },
    set(name, value) {
      try {
        storage().setItem(name, value);
        unstored.delete(name);
      } catch {
        unstored.set(name, value);
      }
    },
  };
}

/** Values of this device. */
export const deviceValues = storedIn(() => localStorage);

/** Values of this tab. */
export const tabValues = storedIn(() => sessionStorage);
