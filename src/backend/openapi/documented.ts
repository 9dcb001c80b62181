import * as z from 'zod';

const isOptionalKey = (schema: z.core.$ZodType): schema is z.ZodExactOptional<z.ZodType> =>
  schema instanceof z.ZodExactOptional;

/**
 * A schema as the generator of the documents understands it. It takes a key that may be missing but never undefined for a
 * required one, and the schemas of the calls have such keys; everything else stays.
 */
export function documented(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodArray) return z.array(documented(schema.element as z.ZodType));
  if (!(schema instanceof z.ZodObject)) return schema;
  const shape = Object.entries(schema.shape as Record<string, z.ZodType>).map(([key, value]) => [
    key,
    isOptionalKey(value) ? documented(value.unwrap()).optional() : documented(value),
  ]);
  const { catchall } = schema.def;
  const object = z.object(Object.fromEntries(shape) as Record<string, z.ZodType>);
  return catchall ? object.catchall(catchall as z.ZodType) : object;
}
