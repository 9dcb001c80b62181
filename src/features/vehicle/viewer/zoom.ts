/** How a photo is magnified: its scale, and how far its middle lies from that of the screen, in pixels. */
export type Zoom = { scale: number; x: number; y: number };
export type Size = { width: number; height: number };
/** Pixels right of and below the middle of the screen. */
export type Point = { x: number; y: number };

export const NO_ZOOM: Zoom = { scale: 1, x: 0, y: 0 };
const MAX_ZOOM = 5;
/** What a double click magnifies to. */
export const DOUBLE_CLICK_ZOOM = 2.5;

/** The size of a picture that is shown whole within a screen. */
export function containedSize(picture: Size, screen: Size): Size {
  const scale = Math.min(screen.width / picture.width, screen.height / picture.height);
  return { width: picture.width * scale, height: picture.height * scale };
}

const within = (value: number, limit: number): number => Math.min(limit, Math.max(-limit, value)) || 0;

/** The nearest magnification that leaves no gap beside a photo that is larger than the screen. */
export function clampZoom(zoom: Zoom, picture: Size, screen: Size): Zoom {
  const scale = Math.min(MAX_ZOOM, Math.max(1, zoom.scale));
  const shown = containedSize(picture, screen);
  return {
    scale,
    x: within(zoom.x, Math.max(0, (shown.width * scale - screen.width) / 2)),
    y: within(zoom.y, Math.max(0, (shown.height * scale - screen.height) / 2)),
  };
}

/** Magnifies to a scale so that what lies at `point` stays there, as far as the edges allow. */
export function zoomTo(scale: number, point: Point, zoom: Zoom, picture: Size, screen: Size): Zoom {
  const reached = clampZoom({ ...zoom, scale }, picture, screen).scale;
  const factor = reached / zoom.scale;
  return clampZoom(
    { scale: reached, x: point.x - (point.x - zoom.x) * factor, y: point.y - (point.y - zoom.y) * factor },
    picture,
    screen,
  );
}
