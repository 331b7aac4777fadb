import { useReducedMotion } from '@mantine/hooks';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { commonTexts } from '@/brand/texts/common';
import { textsOf } from '@/brand/texts/define-texts';
import styles from './carousel.module.css';

interface CarouselMotionProps {
  track: RefObject<HTMLElement | null>;
  /** ms between slides. */
  delay: number;
  /** Index of the slide that shows. */
  active: number;
  onAdvance: () => void;
}

/**
 * Moves a carousel, with a button that stops it and lets it move again. It holds while the pointer or the focus is on
 * the slides, stops with a touch, and does not move for people who prefer reduced motion.
 */
export function CarouselMotion({ track, delay, active, onAdvance }: CarouselMotionProps) {
  const texts = textsOf(commonTexts);
  const still = useReducedMotion();
  const [stopped, setStopped] = useState(active > 0); // somebody has moved it before this code was there
  const held = useHeld(track, () => setStopped(true));
  useAutoAdvance(still || stopped || held ? undefined : delay, active, onAdvance);
  if (still) return null;
  const Icon = stopped ? IconPlayerPlay : IconPlayerPause;
  const name = stopped ? texts.play : texts.pause;
  return (
    <button
      type="button"
      className={styles.motion}
      aria-label={name}
      title={name}
      onClick={() => setStopped(!stopped)}
    >
      <Icon size={20} aria-hidden />
    </button>
  );
}

/** Whether the pointer or the focus is on the slides. */
function useHeld(track: RefObject<HTMLElement | null>, touch: () => void): boolean {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const onTouch = useEffectEvent(touch);
  useEffect(() => {
    const { current: slides } = track;
    if (!slides) return;
    setHovered(slides.matches(':hover'));
    setFocused(slides.contains(document.activeElement));
    const ended = new AbortController();
    const on = (event: string, heard: (event: Event) => void) =>
      slides.addEventListener(event, heard, { signal: ended.signal });
    on('mouseenter', () => setHovered(true));
    on('mouseleave', () => setHovered(false));
    on('focusin', () => setFocused(true));
    on('focusout', () => setFocused(false));
    on('pointerdown', (event) => {
      if (event instanceof PointerEvent && event.pointerType !== 'mouse') onTouch();
    });
    return () => ended.abort();
  }, [track]);
  return hovered || focused;
}

/** Calls `advance` when the active slide has been visible for `delay` ms, but not while the page is hidden. */
function useAutoAdvance(delay: number | undefined, active: number, advance: () => void): void {
  const advanceNow = useEffectEvent(advance);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide shows for the whole delay, however it was reached
  useEffect(() => {
    if (delay === undefined) return;
    const timer = setInterval(() => {
      if (!document.hidden) advanceNow();
    }, delay);
    return () => clearInterval(timer);
  }, [delay, active]);
}
