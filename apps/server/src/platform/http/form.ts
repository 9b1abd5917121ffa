/** Merges the fields of the query string and the body; the body takes precedence. */
export function readFields(query: unknown, body: string): Record<string, string> {
  return { ...textFields(query), ...readBody(body) };
}

/** Detects the format from the body, not from its content type: some clients send forms labelled as JSON. */
function readBody(body: string): Record<string, string> {
  const json = body.trimStart().startsWith('{') ? parseJson(body) : undefined;
  return json === undefined ? Object.fromEntries(new URLSearchParams(body)) : textFields(json);
}

/** Converts values to form strings; objects to JSON. */
function textFields(source: unknown): Record<string, string> {
  const entries = Object.entries(Object(source)).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)]),
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
