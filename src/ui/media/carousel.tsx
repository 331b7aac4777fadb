import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { commonTexts } from '@/brand/texts/common';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { lazyPart } from '../feedback/lazy-part';
import { useCalm } from '../hooks/use-calm';
import styles from './carousel.module.css';

/** Few carousels move by themselves, and none in its first second. */
const CarouselMotion = lazyPart(() =>
  import('./carousel-motion').then(({ CarouselMotion }) => CarouselMotion),
);

interface CarouselProps {
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

/** Slides with the browser's own scroll snapping. */
export function Carousel(props: CarouselProps) {
  const { label, count, renderSlide, autoAdvance, ratio = 16 / 9, arrows = false, reach = 2 } = props;
  const texts = textsOf(commonTexts);
  const track = useRef<HTMLDivElement>(null);
  const [position, setActive] = useState(0);
  const active = Math.min(position, Math.max(count - 1, 0));
  const moves = autoAdvance !== undefined && count > 1;
  const calm = useCalm(moves);

  const goTo = (index: number) => {
    const element = track.current;
    if (!element) return;
    // In a page from right to left, the track runs to the left, so its positions go from 0 down.
    const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollTo({ left: sign * index * element.clientWidth, behavior: still ? 'auto' : 'smooth' });
  };

  if (count === 0) return null;
  return (
    <section className={styles.carousel} aria-label={label}>
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
      {moves && calm ? (
        <CarouselMotion
          track={track}
          delay={autoAdvance}
          active={active}
          onAdvance={() => goTo((active + 1) % count)}
        />
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
