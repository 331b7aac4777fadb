import { type MallState, mallStates } from '../../../../build/fleet/mall-state';
import type { ListedMall } from '../../wire';
import { hasWords } from '../form/find-fields';

/** What people call a state, and its colour. */
export const states: Readonly<Record<MallState, { label: string; className: string }>> = {
  broken: { label: 'Broken', className: 'error' },
  draft: { label: 'Draft', className: 'warning' },
  ready: { label: 'Ready', className: 'note' },
  approved: { label: 'Approved', className: 'note' },
  locked: { label: 'Locked', className: 'note' },
  live: { label: 'Live', className: 'good' },
  'live with changes': { label: 'Live with changes', className: 'warning' },
};

type Compare = (one: ListedMall, other: ListedMall) => number;

const byName: Compare = (one, other) => one.name.localeCompare(other.name);
const rank = ({ standing }: ListedMall) =>
  standing ? mallStates.indexOf(standing.state) : mallStates.length;

/** In what order malls stand. They come by their number. */
export const orders = {
  number: { label: 'Number', compare: () => 0 },
  name: { label: 'Name', compare: byName },
  host: { label: 'Host', compare: (one, other) => one.host.localeCompare(other.host) },
  state: { label: 'State', compare: (one, other) => rank(one) - rank(other) || byName(one, other) },
} satisfies Record<string, { label: string; compare: Compare }>;

interface Wanted {
  query: string;
  /** Missing for all. One that is being checked has none yet. */
  state: string | undefined;
  order: keyof typeof orders;
}

export function shownMalls(malls: readonly ListedMall[], { query, state, order }: Wanted): ListedMall[] {
  return malls
    .filter(({ id, name, host }) => hasWords(`${name} ${id} ${host}`, query.trim()))
    .filter(({ standing }) => state === undefined || standing?.state === state)
    .toSorted(orders[order].compare);
}
