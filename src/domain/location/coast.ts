/** A closed outline of land: points as [longitude, latitude] in degrees, the first not repeated at the end. */
export type Ring = readonly (readonly [long: number, lat: number])[];

type Point = readonly [x: number, y: number];

/** Steps of a degree in which coast.txt is written: some 100 m. */
const STEPS = 1000;

/** How far a point is from the line between two others, in the units of the points. */
function distanceToLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
}

/** A line without the points that lie within a tolerance of it (Ramer, Douglas and Peucker); its ends stay. */
function simplifyLine(line: readonly Point[], tolerance: number): Point[] {
  const kept = new Set([0, line.length - 1]);
  const parts: [from: number, to: number][] = [[0, line.length - 1]];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const [from, to] = part;
    let farthest = from;
    let most = tolerance;
    for (let index = from + 1; index < to; index += 1) {
      const away = distanceToLine(line[index]!, line[from]!, line[to]!);
      if (away > most) [most, farthest] = [away, index];
    }
    if (farthest === from) continue;
    kept.add(farthest);
    parts.push([from, farthest], [farthest, to]);
  }
  return line.filter((_, index) => kept.has(index));
}

/** An outline without the points that lie within a tolerance, in degrees, of the line that is left; never fewer than three. */
export function simplifyRing(ring: Ring, tolerance: number): Ring {
  const isClosed = ring.length > 1 && ring[0]![0] === ring.at(-1)![0] && ring[0]![1] === ring.at(-1)![1];
  const open = isClosed ? ring.slice(0, -1) : ring;
  if (open.length <= 3) return open;
  // Two halves, so that the line between their ends is not a point.
  const middle = Math.floor(open.length / 2);
  const halves = [open.slice(0, middle + 1), [...open.slice(middle), open[0]!]];
  const simple = halves.flatMap((half) => simplifyLine(half, tolerance).slice(0, -1));
  return simple.length >= 3 ? simple : open.slice(0, 3);
}

/** The text of coast.txt: a line an outline, its points as steps from the one before, in thousandths of a degree. */
export function writeCoast(rings: readonly Ring[]): string {
  return rings
    .map((ring) => {
      let [long, lat] = [0, 0];
      const steps = ring.map(([pointLong, pointLat]) => {
        const [x, y] = [Math.round(pointLong * STEPS), Math.round(pointLat * STEPS)];
        const step = `${x - long},${y - lat}`;
        [long, lat] = [x, y];
        return step;
      });
      return `${steps.join(' ')}\n`;
    })
    .join('');
}

/** Reads what writeCoast has written. */
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
