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

type Subject = {
  grade: Grade;
  body: string;
  simple_body: string;
  simple_fuel?: string | undefined;
  /** Lines of the model and of the version. */
  own: readonly string[];
};

/** True if a line is the last of each kind of which a vehicle has one. */
const isLastOfItsKind = ({ oneOf }: EquipmentWords) => {
  return (line: string, at: number, lines: readonly string[]): boolean =>
    oneOf.every((kind) => !kind.test(line) || lines.findLastIndex((other) => kind.test(other)) === at);
};

/**
 * Equipment lines of one vehicle: nearly all of its grade and below, those of its body and fuel and its own, without what
 * its body or fuel can't have, and one of each kind of which there is only one.
 */
export function equipmentOf(words: EquipmentWords, subject: Subject, random: SeededRandom): string[] {
  const ofGrades = GRADES.filter((grade) => grade <= subject.grade).flatMap((grade) => words.grades[grade]);
  // One line in ten is left out, because no two ads of a model list the same.
  const listed = ofGrades.filter(() => random.chance(0.9));
  const { body, simple_body, simple_fuel = '', own } = subject;
  const bodies = [...new Set([simple_body, body])];
  const ofBody = bodies.flatMap((name) => words.bodies[name] ?? []);
  const missing = new Set([...bodies, simple_fuel].flatMap((name) => words.without[name] ?? []));
  const lines = [...listed, ...ofBody, ...(words.fuels[simple_fuel] ?? []), ...own];
  return [...new Set(lines)]
    .filter((line) => !missing.has(line))
    .filter(isLastOfItsKind(words))
    .toSorted();
}

/** The features that shoppers can filter by among these equipment lines. */
export function filteredFeaturesOf(equipment: readonly string[]): string[] {
  return Object.entries(FILTERED_FEATURES)
    .filter(([, words]) => equipment.some((line) => words.test(line)))
    .map(([feature]) => feature);
}
