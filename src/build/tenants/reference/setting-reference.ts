import path from 'node:path';
import * as z from 'zod';
import { FINANCE_DEFAULTS } from '../../../domain/finance/finance-defaults.ts';
import { Tenant } from '../../../tenant/schema.ts';
import { defaultOf, unwrapped } from '../../../tenant/schema-at.ts';
import { valueAt } from '../../../tenant/settings-path.ts';
import { PROJECT_ROOT } from '../../../command-line/project-root.ts';
import { allowedValues } from './allowed-values.ts';
import { settingMeanings } from './setting-meanings.ts';

/** A setting as the reference has it; `path` has `[]` for each of a list and `*` for each name of a record. */
export type ReferenceRow = {
  path: string;
  meaning: string;
  allowed: string;
  /** The value when nothing is said; undefined where there is none. */
  default?: unknown;
  isRequired: boolean;
  /** An object whose settings follow. */
  isGroup: boolean;
};

/** What is said of finance nowhere else: the schema has no defaults there, so that a lender's figures come before them. */
const CHOICES = 'finance.choices.';

function defaultAt(schema: z.core.$ZodType, at: string): unknown {
  return at.startsWith(CHOICES)
    ? valueAt(FINANCE_DEFAULTS, at.slice(CHOICES.length).split('.'))
    : defaultOf(schema);
}

/** The settings inside a value at `at`, by path; those of every branch where it is a union, each path once. */
function insideOf(schema: z.core.$ZodType, at: string): Map<string, z.core.$ZodType> {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodObject) {
    const entries = Object.entries<z.core.$ZodType>(inner.shape);
    return new Map(entries.map(([key, each]) => [at === '' ? key : `${at}.${key}`, each]));
  }
  if (inner instanceof z.ZodArray) return insideOf(inner.element, `${at}[]`);
  if (inner instanceof z.ZodRecord) return insideOf(inner.valueType, `${at}.*`);
  if (!(inner instanceof z.ZodUnion)) return new Map();
  // Of two branches with one path, both values are allowed.
  const found = new Map<string, z.core.$ZodType>();
  for (const [path, each] of inner.options.flatMap((option) => [...insideOf(option, at)])) {
    const before = found.get(path);
    found.set(path, before ? z.union([before, each]) : each);
  }
  return found;
}

/** Every setting there is, in the schema's order, with the meaning that the comment above its field gives. */
export function settingReference(): ReferenceRow[] {
  const meanings = settingMeanings(path.join(PROJECT_ROOT, 'src/tenant/schema.ts'), 'Tenant');

  const rowsOf = (schema: z.core.$ZodType, at: string): ReferenceRow[] =>
    [...insideOf(schema, at)].flatMap(([inner, each]) => {
      const isGroup = unwrapped(each) instanceof z.ZodObject;
      const value = isGroup ? undefined : defaultAt(each, inner);
      const row = {
        path: inner,
        meaning: meanings.get(inner) ?? '',
        allowed: allowedValues(each),
        ...(value === undefined ? {} : { default: value }),
        isRequired: !z.safeParse(z.strictObject({ it: each }), {}).success,
        isGroup,
      };
      return [row, ...rowsOf(each, inner)];
    });
  return rowsOf(Tenant, '');
}
