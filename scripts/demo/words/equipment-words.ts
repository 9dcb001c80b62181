import type { Grade } from '../catalogue/demo-model.ts';

/** Equipment lines: of a grade (the lower grades' included), of a body or simple_body, of a simple_fuel. */
export type EquipmentWords = {
  grades: Record<Grade, readonly string[]>;
  bodies: Record<string, readonly string[]>;
  fuels: Record<string, readonly string[]>;
  /** Lines of which a vehicle has one, such as a size of wheels: the line of the fullest grade stays. */
  oneOf: readonly RegExp[];
  /** Lines that a body, simple_body or simple_fuel does without, whatever the grade. */
  without: Record<string, readonly string[]>;
};
