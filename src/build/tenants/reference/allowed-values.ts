import * as z from 'zod';
import { unwrapped } from '../../../tenant/schema-at.ts';
import { expectedOf } from '../../../tenant/tenant-error-problems.ts';

const quoted = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : String(value));

/** The words of the error that a value gives, undefined where the schema takes it. */
function refusalOf(schema: z.core.$ZodType, value: unknown): string | undefined {
  const issue = z.safeParse(schema, value).error?.issues[0];
  return issue && expectedOf(issue);
}

/** Texts that no schema of an address, name or number takes, the empty one last. */
const STRANGE_TEXTS = ['javascript:// \\', ''];

function textWords(schema: z.core.$ZodType): string {
  return STRANGE_TEXTS.map((text) => refusalOf(schema, text)).find(Boolean) ?? 'text';
}

const isBound = (bound: number | boolean | undefined): bound is number =>
  typeof bound === 'number' && Math.abs(bound) < Number.MAX_SAFE_INTEGER;

function numberWords(schema: z.core.$ZodType): string {
  const { type, minimum, maximum, exclusiveMinimum, multipleOf } = z.toJSONSchema(schema);
  const bounds = [
    isBound(minimum) ? (isBound(maximum) ? `from ${minimum} to ${maximum}` : `of at least ${minimum}`) : '',
    isBound(exclusiveMinimum) ? `above ${exclusiveMinimum}` : '',
    isBound(maximum) && !isBound(minimum) ? `up to ${maximum}` : '',
    multipleOf !== undefined && multipleOf !== 1 ? `in steps of ${multipleOf}` : '',
  ].filter(Boolean);
  if (bounds.length === 0) {
    const refusal = refusalOf(schema, Number.MAX_SAFE_INTEGER);
    if (refusal) return refusal;
  }
  return [type === 'integer' ? 'a whole number' : 'a number', ...bounds].join(' ');
}

function listWords(list: z.ZodArray): string {
  const element = unwrapped(list.element);
  const least = z.safeParse(list, []).success ? '' : ', at least one';
  if (element instanceof z.ZodEnum)
    return `a list of any of ${element.options.map(quoted).join(', ')}${least}`;
  return `a list, each ${allowedValues(list.element)}${least}`;
}

/** What a setting may be, in words: `one of 'up', 'down'`, `a whole number from 3 to 60`, `false, or an object`. */
export function allowedValues(schema: z.core.$ZodType): string {
  const inner = unwrapped(schema);
  const words = wordsOf(inner);
  return z.safeParse(inner, null).success || !z.safeParse(schema, null).success ? words : `${words}, or null`;
}

function wordsOf(inner: z.core.$ZodType): string {
  if (inner instanceof z.ZodObject) return 'an object';
  if (inner instanceof z.ZodArray) return listWords(inner);
  if (inner instanceof z.ZodRecord) return `an object by name, each ${allowedValues(inner.valueType)}`;
  if (inner instanceof z.ZodUnion) return [...new Set(inner.options.map(allowedValues))].join(', or ');
  if (inner instanceof z.ZodLiteral) return [...inner.values].map(quoted).join(', ');
  if (inner instanceof z.ZodEnum) return `one of ${inner.options.map(quoted).join(', ')}`;
  if (inner instanceof z.ZodBoolean) return 'true or false';
  if (inner instanceof z.ZodNumber) return numberWords(inner);
  return textWords(inner);
}
