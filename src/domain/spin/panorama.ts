/** What a picture covers, in degrees, and whether its right edge meets its left. */
export type PanoramaSpan = { across: number; down: number; round: boolean };

/** Where someone looks, in degrees: right and up of the middle of the picture, and how wide they see. */
export type Gaze = { yaw: number; pitch: number; field: number };

/** A part of a picture, in fractions of its width and height: a strip that is drawn, or all that is seen. */
export type PanoramaStrip = { left: number; right: number; top: number; bottom: number };

const NARROWEST_FIELD = 35;
const WIDEST_FIELD = 100;
const FIRST_FIELD = 85;
/** Degrees from top to bottom of a picture that is not a panorama. */
const FLAT_DOWN = 60;

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;
const toDegrees = (radians: number): number => (radians * 180) / Math.PI;
const clamp = (value: number, limit: number): number => Math.min(limit, Math.max(-limit, value));
/** Degrees folded into -180 to 180. */
const folded = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;

/** An equirectangular panorama is twice as wide as high; any other picture is a flat view of part of a cabin. */
export function panoramaSpan(width: number, height: number): PanoramaSpan {
  const ratio = width / height;
  const round = Math.abs(ratio - 2) < 0.05;
  return round ? { across: 360, down: 180, round } : { across: FLAT_DOWN * ratio, down: FLAT_DOWN, round };
}

/** Degrees from the middle of the view to a place across it, -1 its left edge and 1 its right. */
function angleAt(place: number, field: number, round: boolean): number {
  return round ? toDegrees(Math.atan(place * Math.tan(toRadians(field / 2)))) : (place * field) / 2;
}

/** Degrees that the view shows from top to bottom, `angle` degrees from its middle; `ratio` is its width by its height. */
function degreesDown(angle: number, field: number, ratio: number, round: boolean): number {
  if (!round) return field / ratio;
  const half = (Math.tan(toRadians(field / 2)) / ratio) * Math.cos(toRadians(angle));
  return 2 * toDegrees(Math.atan(half));
}

/** The first look: straight ahead, all of it where the picture is no wider. */
export function firstGaze(span: PanoramaSpan, ratio: number): Gaze {
  return clampGaze({ yaw: 0, pitch: 0, field: FIRST_FIELD }, span, ratio);
}

/** The nearest gaze that shows nothing beyond the picture. */
export function clampGaze(gaze: Gaze, span: PanoramaSpan, ratio: number): Gaze {
  const widest = span.round ? WIDEST_FIELD : Math.min(span.across, span.down * ratio);
  const field = Math.min(widest, Math.max(Math.min(widest, NARROWEST_FIELD), gaze.field));
  const down = degreesDown(0, field, ratio, span.round);
  return {
    yaw: span.round ? folded(gaze.yaw) : clamp(gaze.yaw, Math.max(0, (span.across - field) / 2)),
    pitch: clamp(gaze.pitch, Math.max(0, (span.down - down) / 2)),
    field,
  };
}

/**
 * The strip of the picture that fills the view between two places across it, -1 its left edge and 1 its right. The round
 * picture is drawn as if on a cylinder, so that upright lines stay straight; a strip may lie past an edge, up to one turn.
 */
export function stripBetween(
  from: number,
  to: number,
  gaze: Gaze,
  span: PanoramaSpan,
  ratio: number,
): PanoramaStrip {
  const start = angleAt(from, gaze.field, span.round);
  const end = angleAt(to, gaze.field, span.round);
  const down = degreesDown((start + end) / 2, gaze.field, ratio, span.round);
  return {
    left: 0.5 + (gaze.yaw + start) / span.across,
    right: 0.5 + (gaze.yaw + end) / span.across,
    top: 0.5 - (gaze.pitch + down / 2) / span.down,
    bottom: 0.5 - (gaze.pitch - down / 2) / span.down,
  };
}

/** Where a point of the picture (percent) shows in the view, in percent from its left and top; undefined beyond it. */
export function placeInView(
  [x, y]: readonly [x: number, y: number],
  gaze: Gaze,
  span: PanoramaSpan,
  ratio: number,
): [x: number, y: number] | undefined {
  const offset = (x / 100 - 0.5) * span.across - gaze.yaw;
  const angle = span.round ? folded(offset) : offset;
  if (Math.abs(angle) >= gaze.field / 2) return undefined;
  const across = span.round
    ? Math.tan(toRadians(angle)) / Math.tan(toRadians(gaze.field / 2))
    : angle / (gaze.field / 2);
  const down = degreesDown(angle, gaze.field, ratio, span.round);
  const below = (gaze.pitch - (0.5 - y / 100) * span.down) / down;
  return Math.abs(below) >= 0.5 ? undefined : [50 + 50 * across, 50 + 100 * below];
}
