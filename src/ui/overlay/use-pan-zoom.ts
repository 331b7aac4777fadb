import { type MouseEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { fitted, heldIn, moved, type Point, pinched, type View, wholeView, zoomed } from '@/lib/pan-zoom';

const doubleTapZoom = 2.5;
/** How much a px of the wheel enlarges. */
const wheelZoom = 0.0025;

/** Enlarges and moves what lies in a frame, by mouse, wheel, one finger or two. */
export function usePanZoom() {
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View>(wholeView);
  /** Width by height, once the picture is there. */
  const ratio = useRef(1);
  const pointers = useRef(new Map<number, Point>());

  const change = (next: (view: View) => View) => {
    const box = frame.current?.getBoundingClientRect();
    if (box) setView((before) => heldIn(next(before), box, fitted(box, ratio.current)));
  };
  const zoom = (factor: number, point: Point = { x: 0, y: 0 }) =>
    change((before) => zoomed(before, factor, point));
  const move = (x: number, y: number) => change((before) => moved(before, x, y));
  const reset = () => setView(wholeView);

  const turn = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    if (frame.current) zoom(Math.exp(-event.deltaY * wheelZoom), placeIn(frame.current, event));
  });
  const holdAgain = useEffectEvent(() => change((before) => before)); // the phone was turned
  useEffect(() => {
    const onResize = () => holdAgain();
    addEventListener('resize', onResize);
    return () => removeEventListener('resize', onResize);
  }, []);
  useEffect(() => {
    const element = frame.current;
    // React listens without the right to keep the browser from zooming the page.
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, []);

  const release = ({ pointerId }: PointerEvent) => pointers.current.delete(pointerId);
  const handlers = {
    onPointerDown(event: PointerEvent<HTMLDivElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, placeIn(event.currentTarget, event));
    },
    onPointerMove(event: PointerEvent<HTMLDivElement>) {
      const before = [...pointers.current.values()];
      const from = pointers.current.get(event.pointerId);
      if (!from) return;
      const to = placeIn(event.currentTarget, event);
      pointers.current.set(event.pointerId, to);
      const [one, other] = before;
      const [first, second] = [...pointers.current.values()];
      if (one && other && first && second) change((now) => pinched(now, [one, other], [first, second]));
      else move(to.x - from.x, to.y - from.y);
    },
    onPointerUp: release,
    onPointerCancel: release,
    onDoubleClick(event: MouseEvent<HTMLDivElement>) {
      if (view.scale > 1) reset();
      else zoom(doubleTapZoom, placeIn(event.currentTarget, event));
    },
  };

  return {
    frame,
    view,
    handlers,
    zoom,
    move,
    reset,
    onPictureLoad: ({ naturalWidth, naturalHeight }: HTMLImageElement) => {
      if (naturalHeight > 0) ratio.current = naturalWidth / naturalHeight;
    },
  };
}

/** Where an event happened, px from the element's middle. */
function placeIn(element: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}
