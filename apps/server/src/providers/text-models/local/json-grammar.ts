/** Schema members that the add-on supports. Others, such as limits of numbers, are checked by the caller. */
const known = new Set([
  ...['type', 'const', 'enum', 'properties', 'additionalProperties', 'items', 'prefixItems', 'oneOf'],
  ...['minLength', 'maxLength', 'minItems', 'maxItems', '$ref', '$defs'],
]);

/** Rewrites a JSON Schema for the add-on: `anyOf` becomes `oneOf`, and unsupported members are removed. */
export function forGrammar(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(forGrammar);
  if (typeof schema !== 'object' || schema === null) return schema;
  const rewritten: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(schema)) {
    if (name === 'anyOf') rewritten.oneOf = forGrammar(value);
    else if (name === 'properties' || name === '$defs') rewritten[name] = eachOf(value);
    else if (name === 'const' || name === 'enum') rewritten[name] = value;
    else if (known.has(name)) rewritten[name] = forGrammar(value);
  }
  return rewritten;
}

/** Names of properties are not names of members of a schema. */
function eachOf(schemas: unknown): unknown {
  if (typeof schemas !== 'object' || schemas === null) return {};
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, forGrammar(schema)]));
}
