import { useReducedMotion } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { commonTexts } from '@/brand/texts/common';
import { fill, textsOf } from '@/brand/texts/define-texts';
import styles from './carousel.module.css';

export interface CarouselProps {
  /** Name of the region. */
  label: string;
  count: number;
  /** Called for the slides near the active one only. */
  renderSlide: (index: number) => ReactNode;
  /** Milliseconds between slides. Without it the carousel does not move by itself. */
  autoAdvance?: number | undefined;
  /** Width by height of the slides. */
  ratio?: number;
  /** Whether a mouse gets arrows. */
  arrows?: boolean;
  /** How many slides on each side of the active one are rendered (docs/product/shell.md#carousels-and-maps). */
  reach?: number;
}

/**
 * Slides with the browser's own scroll snapping. It moves by itself, but not for people who prefer reduced motion, not
 * while the pointer or the focus is on it, and not after a touch.
 */
export function Carousel(props: CarouselProps) {
  const { label, count, renderSlide, autoAdvance, ratio = 16 / 9, arrows = false, reach = 2 } = props;
  const texts = textsOf(commonTexts);
  const track = useRef<HTMLDivElement>(null);
  const [position, setActive] = useState(0);
  const active = Math.min(position, Math.max(count - 1, 0));
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [touched, setTouched] = useState(false);
  const still = useReducedMotion();

  const goTo = (index: number) => {
    const element = track.current;
    if (!element) return;
    // In a page from right to left, the track runs to the left, so its positions go from 0 down.
    const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    element.scrollTo({ left: sign * index * element.clientWidth, behavior: still ? 'auto' : 'smooth' });
  };
  const runs = autoAdvance !== undefined && count > 1 && !hovered && !focused && !touched && !still;
  useAutoAdvance(runs ? autoAdvance : undefined, active, () => goTo((active + 1) % count));

  if (count === 0) return null;
  return (
    <section
      className={styles.carousel}
      aria-label={label}
      onPointerDown={(event) => setTouched((before) => before || event.pointerType !== 'mouse')}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <div
        ref={track}
        tabIndex={count > 1 ? 0 : undefined}
        className={styles.track}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
          if (clientWidth > 0) setActive(Math.round(Math.abs(scrollLeft) / clientWidth));
        }}
      >
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is not a set of form fields
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its position
            key={index}
            role="group"
            aria-label={fill(texts.slide, { n: index + 1, count })}
            className={styles.slide}
            style={{ aspectRatio: ratio }}
          >
            {Math.abs(index - active) <= reach ? renderSlide(index) : null}
          </div>
        ))}
      </div>
      {count > 1 ? (
        <div className={styles.dots} aria-hidden="true">
          {Array.from({ length: count }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its position
            <span key={index} className={styles.dot} data-active={index === active || undefined} />
          ))}
        </div>
      ) : null}
      {count > 1 && arrows ? (
        <>
          <Arrow
            label={texts.previousImage}
            side="start"
            disabled={active === 0}
            onClick={() => goTo(active - 1)}
          />
          <Arrow
            label={texts.nextImage}
            side="end"
            disabled={active === count - 1}
            onClick={() => goTo(active + 1)}
          />
        </>
      ) : null}
    </section>
  );
}

interface ArrowProps {
  label: string;
  side: 'start' | 'end';
  disabled: boolean;
  onClick: () => void;
}

function Arrow({ label, side, disabled, onClick }: ArrowProps) {
  const Icon = side === 'start' ? IconChevronLeft : IconChevronRight;
  return (
    <button
      type="button"
      className={styles.arrow}
      data-side={side}
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon size={24} aria-hidden />
    </button>
  );
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
