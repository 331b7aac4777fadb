import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { useTapped } from '../controls/use-tapped';
import { BlockSkeleton, Skeleton } from '../feedback/skeleton';
import { useRevealed } from '../hooks/use-revealed';
import { useRoom } from '../hooks/use-room';
import { StillWhile } from '../media/still-while';
import styles from './tabs.module.css';

interface TabsProps<Value extends string> {
  /** Name of the list of tabs. */
  label: string;
  tabs: readonly { value: Value; label: string; content: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  /** A tapped tab may not become the chosen one, so it does not light up before it is. */
  mayRefuse?: boolean;
  /** For tabs at the head of a screen: they stay below its header while the content scrolls. */
  sticks?: boolean;
}

/**
 * Up to four tabs share the width; more of them scroll sideways. Only the content of the chosen tab is rendered.
 * Mantine's would bring 14 kB to a first visit of the membership card.
 */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onChange, mayRefuse, sticks } = props;
  const id = useId();
  const [lit, light] = useTapped(value);
  const shown = useDeferredValue(value); // the tab lights up first, then its content follows
  const chosen = tabs.find((tab) => tab.value === shown);
  const list = useRoom(sticks ? '--ui-tabs-room' : undefined);
  useRevealed(list, lit);
  useStart(list, shown);
  return (
    <div className={sticks ? styles.sticking : undefined}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={styles.list}
        data-many={tabs.length > 4 || undefined}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}${tab.value}`}
            className={styles.tab}
            aria-selected={tab.value === lit}
            aria-controls={tab === chosen ? `${id}panel` : undefined}
            tabIndex={tab.value === lit ? 0 : -1}
            onClick={() => {
              if (!mayRefuse) light(tab.value);
              onChange(tab.value);
            }}
            onKeyDown={chooseByKey}
          >
            <span className={styles.label}>{tab.label}</span>
          </button>
        ))}
      </div>
      {chosen ? (
        <div
          key={chosen.value}
          role="tabpanel"
          id={`${id}panel`}
          aria-labelledby={`${id}${chosen.value}`}
          className={styles.panel}
        >
          <StillWhile still={shown !== value}>{chosen.content}</StillWhile>
        </div>
      ) : null}
    </div>
  );
}

/** The outline of tabs. */
export function TabsSkeleton({ count }: { count: number }) {
  return (
    <Skeleton count={count} className={styles.list}>
      <div className={styles.tab}>
        <BlockSkeleton width={64} height={14} className={styles.outline} />
      </div>
    </Skeleton>
  );
}

/** Content that is chosen while the list sticks shows from its start, not from where the one before it was. */
function useStart(list: RefObject<HTMLElement | null>, shown: string): void {
  const seen = useRef(shown);
  useLayoutEffect(() => {
    if (seen.current === shown) return;
    seen.current = shown;
    const { current } = list;
    const start = current?.parentElement?.getBoundingClientRect().top ?? 0;
    const covered = (current?.getBoundingClientRect().top ?? 0) - start;
    if (covered > 0) scrollBy({ top: -covered, behavior: 'instant' });
  }, [list, shown]);
}

/** Arrows choose the tab beside this one, in the direction of writing, and go round at the ends. */
function chooseByKey(event: KeyboardEvent<HTMLElement>): void {
  const tab = event.currentTarget;
  const tabs = [...(tab.parentElement?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
  const [back, forward] = getComputedStyle(tab).direction === 'rtl' ? [1, -1] : [-1, 1];
  const index = tabs.indexOf(tab);
  const target = { ArrowLeft: index + back, ArrowRight: index + forward, Home: 0, End: -1 }[event.key];
  if (target === undefined) return;
  event.preventDefault();
  const next = tabs.at(target % tabs.length);
  next?.focus();
  next?.click();
}
