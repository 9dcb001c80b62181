import * as z from 'zod';

/** The schema inside `.default()`, `.prefault()`, `.optional()`, `.exactOptional()` and `.nullable()`. */
export function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  const wrapped =
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodExactOptional ||
    schema instanceof z.ZodNullable;
  return wrapped ? unwrapped(schema.def.innerType) : schema;
}

/** The schema one step down: a key of an object, an element of a list; of a union, the first branch that has it. */
function child(schema: z.core.$ZodType, key: PropertyKey): z.core.$ZodType | undefined {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodObject) return inner.shape[String(key)];
  if (inner instanceof z.ZodArray) return inner.element;
  if (inner instanceof z.ZodRecord) return inner.valueType;
  if (inner instanceof z.ZodUnion) {
    return inner.options.map((option) => child(option, key)).find((found) => found !== undefined);
  }
  return undefined;
}

/** The schema of the setting at `path`, wrappers included; undefined where the schema knows no such setting. */
export function schemaAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): z.core.$ZodType | undefined {
  let current: z.core.$ZodType | undefined = schema;
  for (const key of path) current = current && child(current, key);
  return current;
}

/** The keys an object may have at `path`, in the schema's order; those of every branch where it is a union. */
export function keysAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  const found = schemaAt(schema, path);
  return found ? keysOf(unwrapped(found)) : [];
}

function keysOf(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodUnion)
    return [...new Set(schema.options.flatMap((option) => keysOf(unwrapped(option))))];
  return [];
}

/** The value a schema gives when nothing is said; undefined where it has no default. */
export function defaultOf(schema: z.core.$ZodType): unknown {
  const parsed = z.safeParse(schema, undefined);
  return parsed.success ? parsed.data : undefined;
}
