import { IconX } from '@tabler/icons-react';
import { useId, useLayoutEffect, useRef } from 'react';
import { focusWhenGone } from '../navigation/focus-when-gone';
import filter from './filter-chips.module.css';
import styles from './removable-chips.module.css';

interface RemovableChipsProps {
  /** Name of the list. */
  label: string;
  /** What a tap on a chip does, for people who cannot see its cross. */
  action: string;
  chips: readonly { key: string; name: string; onRemove: () => void }[];
}

/** What narrows a list, in one row of chips. A tap takes one away; the focus goes to the next one. */
export function RemovableChips({ label, action, chips }: RemovableChipsProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a chip has gone
  useLayoutEffect(() => {
    const index = removed.current;
    removed.current = undefined;
    const left = list.current?.querySelectorAll('button') ?? [];
    if (index !== undefined) left[Math.min(index, left.length - 1)]?.focus();
  }, [chips.length]);
  if (chips.length === 0) return null;
  return (
    <div ref={focusWhenGone}>
      <ul ref={list} className={filter.chips} aria-label={label}>
        {chips.map(({ key, name, onRemove }, index) => (
          <li key={key} className={styles.chip}>
            <button
              type="button"
              className={`${filter.face} ${styles.face}`}
              aria-describedby={id}
              onClick={() => {
                removed.current = index;
                onRemove();
              }}
            >
              <span className={styles.name}>{name}</span>
              <IconX size={16} stroke={2.5} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <span id={id} hidden>
        {action}
      </span>
    </div>
  );
}
