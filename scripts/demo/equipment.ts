import type { Grade } from './catalogue/demo-model.ts';
import type { EquipmentWords } from './words/equipment-words.ts';
import type { SeededRandom } from './seeded-random.ts';

/** A feature shoppers filter by, and the words of an equipment line that prove it. */
const FILTERED_FEATURES = {
  'Adaptive cruise control': /adaptive cruise/i,
  'Blind spot monitor': /blind spot/i,
  'Heated seats': /heated .*seats/i,
  'Leather seats': /leather seats/i,
  Navigation: /navigation/i,
  'Reversing camera': /reversing camera|360-degree camera/i,
  'Smartphone mirroring': /smartphone mirroring/i,
  Sunroof: /sunroof/i,
  'Tow bar': /tow bar/i,
  Ensuite: /ensuite/i,
  'Solar panels': /solar/i,
  Bunks: /bunk/i,
  'Quick shifter': /quick ?shifter/i,
  Luggage: /panniers|top box/i,
  'Tail lift': /tail lift/i,
} satisfies Record<string, RegExp>;

const GRADES = [1, 2, 3] as const;

/** Equipment lines of one vehicle: nearly all of its grade and below, its body's and its fuel's. */
export function equipmentOf(
  words: EquipmentWords,
  subject: { grade: Grade; simple_body: string; simple_fuel?: string | undefined },
  random: SeededRandom,
): string[] {
  const ofGrades = GRADES.filter((grade) => grade <= subject.grade).flatMap((grade) => words.grades[grade]);
  // One line in ten is left out, because no two ads of a model list the same.
  const listed = ofGrades.filter(() => random.chance(0.9));
  const ofBody = words.bodies[subject.simple_body] ?? [];
  const ofFuel = subject.simple_fuel ? (words.fuels[subject.simple_fuel] ?? []) : [];
  return [...listed, ...ofBody, ...ofFuel].toSorted();
}

/** The features that shoppers can filter by among these equipment lines. */
export function filteredFeaturesOf(equipment: readonly string[]): string[] {
  return Object.entries(FILTERED_FEATURES)
    .filter(([, words]) => equipment.some((line) => words.test(line)))
    .map(([feature]) => feature);
}
