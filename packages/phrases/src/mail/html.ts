/** Escaped HTML; created by `html` and `joinHtml` only. */
export class Html {
  readonly #code: string;

  private constructor(code: string) {
    this.#code = code;
  }

  /** Escapes all template values that are not Html already. */
  static fromTemplate(parts: TemplateStringsArray, values: readonly (string | Html)[]): Html {
    return new Html(parts.reduce((code, part, at) => code + Html.#codeOf(values[at - 1] ?? '') + part));
  }

  static join(parts: readonly Html[]): Html {
    return new Html(parts.map((part) => part.#code).join(''));
  }

  static #codeOf(value: string | Html): string {
    return value instanceof Html ? value.#code : value.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
  }

  toString(): string {
    return this.#code;
  }
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Template tag that escapes text, in elements and quoted attributes. */
export function html(parts: TemplateStringsArray, ...values: readonly (string | Html)[]): Html {
  return Html.fromTemplate(parts, values);
}

/** Concatenates pieces of HTML. */
export function joinHtml(parts: readonly Html[]): Html {
  return Html.join(parts);
}
