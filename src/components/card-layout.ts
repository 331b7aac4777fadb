import type { ComponentType, ReactNode } from 'react';
import { currentBrand } from '@/brand/current-brand';

/** What stands on the balance card, in the order in which it is read. */
export interface BalanceParts {
  program: ReactNode;
  label: ReactNode;
  points: (size: 'display' | 'large') => ReactNode;
  worth: ReactNode;
  /** The tier. Left out if there is only one. */
  badge: ReactNode;
}

/** What stands on the membership card. */
export interface MemberParts {
  program: string;
  badge: ReactNode;
  holder: string;
  /** The membership id in groups. */
  id: string;
  /** The bar code, which opens on the whole screen. */
  code: ReactNode;
}

interface Composition {
  Balance: ComponentType<BalanceParts>;
  Member: ComponentType<MemberParts>;
}

/**
 * One file per composition has its name. A site carries only the one of its mall, and every site the classic one,
 * which each screen has for itself (docs/decisions/0005-leaving-code-out.md).
 */
const files = import.meta.glob('./card-layouts/*.tsx') as Record<string, () => Promise<Composition>>; // what they export
const loaded = new Map<string, Composition>();

/** The screens with a card wait for this. A composition that does not load leaves the classic one in its place. */
export function loadComposition(): Promise<void> | undefined {
  const layout = currentBrand().card?.layout ?? '';
  const load = loaded.has(layout) ? undefined : files[`./card-layouts/${layout}.tsx`];
  return load?.().then(
    (composition) => void loaded.set(layout, composition),
    (error) => console.warn('The card has its classic composition.', error),
  );
}

/** That of the mall, unless it is the classic one. */
export function composition(): Composition | undefined {
  return loaded.get(currentBrand().card?.layout ?? '');
}
