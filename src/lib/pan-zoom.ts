/** How a picture lies in its frame: enlarged by `scale` around the frame's middle, then moved by px. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

/** px from the frame's middle. */
export interface Point {
  x: number;
  y: number;
}

/** px. */
export interface Size {
  width: number;
  height: number;
}

export const wholeView: View = { scale: 1, x: 0, y: 0 };
export const mostZoom = 6;

/** Enlarges by a factor; what lies under `point` stays there. */
export function zoomed(view: View, factor: number, point: Point): View {
  const scale = Math.min(mostZoom, Math.max(1, view.scale * factor));
  const ratio = scale / view.scale;
  return { scale, x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio };
}

export function moved(view: View, x: number, y: number): View {
  return { ...view, x: view.x + x, y: view.y + y };
}

/** Two fingers that went from one pair of places to another: the picture follows both. */
export function pinched(view: View, before: readonly [Point, Point], after: readonly [Point, Point]): View {
  const [from, to] = [middleOf(before), middleOf(after)];
  const apart = distance(before);
  const factor = apart === 0 ? 1 : distance(after) / apart;
  return moved(zoomed(view, factor, from), to.x - from.x, to.y - from.y);
}

/** The view at which no edge of the picture leaves its frame; what is smaller than the frame stays in the middle. */
export function heldIn(view: View, frame: Size, picture: Size): View {
  const hold = (value: number, room: number, extent: number) => {
    const play = Math.max(0, (extent * view.scale - room) / 2);
    return Math.min(play, Math.max(-play, value)) || 0;
  };
  return {
    scale: view.scale,
    x: hold(view.x, frame.width, picture.width),
    y: hold(view.y, frame.height, picture.height),
  };
}

/** How large a picture of some proportions is that fills a frame without being cut. */
export function fitted(frame: Size, ratio: number): Size {
  const width = Math.min(frame.width, frame.height * ratio);
  return { width, height: width / ratio };
}

function middleOf([one, other]: readonly [Point, Point]): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function distance([one, other]: readonly [Point, Point]): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
