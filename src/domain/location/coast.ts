/** A closed outline of land: points as [longitude, latitude] in degrees, the first not repeated at the end. */
export type Ring = readonly (readonly [long: number, lat: number])[];

type Point = readonly [x: number, y: number];

/** Steps of a degree in which coast.txt is written: some 100 m. */
const STEPS = 1000;

/** Reads coast.txt: a line an outline, its points as steps from the one before, in thousandths of a degree. */
export function readCoast(text: string): Ring[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      let [long, lat] = [0, 0];
      return line.split(' ').map((step): [number, number] => {
        const [x = 0, y = 0] = step.split(',').map(Number);
        [long, lat] = [long + x, lat + y];
        return [long / STEPS, lat / STEPS];
      });
    });
}

/** One side of a box: which points are inside, and where a line crosses it. */
type Side = { holds: (point: Point) => boolean; cross: (a: Point, b: Point) => Point };

const sidesOf = (left: number, top: number, right: number, bottom: number): Side[] => {
  const atX =
    (x: number) =>
    (a: Point, b: Point): Point => [x, a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])];
  const atY =
    (y: number) =>
    (a: Point, b: Point): Point => [a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]), y];
  return [
    { holds: ([x]) => x >= left, cross: atX(left) },
    { holds: ([x]) => x <= right, cross: atX(right) },
    { holds: ([, y]) => y >= top, cross: atY(top) },
    { holds: ([, y]) => y <= bottom, cross: atY(bottom) },
  ];
};

/** The part of an outline within a box (Sutherland and Hodgman); empty where they do not meet. */
export function clipRing(
  ring: readonly Point[],
  box: { left: number; top: number; right: number; bottom: number },
): Point[] {
  let points: Point[] = [...ring];
  for (const { holds, cross } of sidesOf(box.left, box.top, box.right, box.bottom)) {
    const before = points;
    points = before.flatMap((point, index) => {
      const last = before.at(index - 1)!;
      const crossing = holds(point) === holds(last) ? [] : [cross(last, point)];
      return holds(point) ? [...crossing, point] : crossing;
    });
  }
  return points;
}

/** Steps that move less than a unit are left out of a path: they cannot be seen. */
const MIN_STEP = 1;

/** An outline as the data of an SVG path in whole units; empty where too little of it is left to be seen. */
export function pathOf(points: readonly Point[]): string {
  const rounded = points.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const kept = rounded.filter(([x, y], index) => {
    const [lastX, lastY] = rounded[index - 1] ?? [Infinity, Infinity];
    return Math.abs(x - lastX) + Math.abs(y - lastY) > MIN_STEP;
  });
  if (kept.length < 3) return '';
  const [first, ...others] = kept;
  let [atX, atY] = first!;
  const steps = others.map(([x, y]) => {
    const step = `${x - atX} ${y - atY}`;
    [atX, atY] = [x, y];
    return step;
  });
  return `M${first!.join(' ')}l${steps.join(' ').replaceAll(' -', '-')}z`;
}
