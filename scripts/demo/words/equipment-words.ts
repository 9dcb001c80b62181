import type { Grade } from '../catalogue/demo-model.ts';

/** Equipment lines: of a grade (the lower grades' included), of a simple_body, of a simple_fuel. */
export type EquipmentWords = {
  grades: Record<Grade, readonly string[]>;
  bodies: Record<string, readonly string[]>;
  fuels: Record<string, readonly string[]>;
};
