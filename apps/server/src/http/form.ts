/** The fields of a plain request: those of its address, and over them those of its body. */
export function readFields(query: unknown, body: string): Record<string, string> {
  return { ...textFields(query), ...readBody(body) };
}

/** Goes by the body, not by its content type: some programs send forms and call them JSON. */
function readBody(body: string): Record<string, string> {
  const json = body.trimStart().startsWith('{') ? parseJson(body) : undefined;
  return json === undefined ? Object.fromEntries(new URLSearchParams(body)) : textFields(json);
}

/** Values as they would stand in a form; objects as JSON. */
function textFields(source: unknown): Record<string, string> {
  const given = Object.entries(Object(source)).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(
    given.map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)]),
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
