import { counted } from '../shared/words';

/** How far a mall is, from its folder to its shoppers. */
export type MallState = 'broken' | 'draft' | 'ready' | 'approved' | 'locked' | 'live' | 'live with changes';
export const mallStates: readonly MallState[] = [
  'broken',
  'draft',
  'ready',
  'approved',
  'locked',
  'live',
  'live with changes',
];

/** What decides how far a mall is. */
export interface MallFacts {
  /** How many errors the check finds. */
  errors: number;
  /** How many examples and placeholders are left. */
  placeholders: number;
  /** `hashMerchant` of its folder. Missing while it has errors. */
  hash?: string | undefined;
  /** The `hash` of its `approval.json`. */
  approved?: string | undefined;
  /** Whether it has an `identity.json`. */
  isLocked: boolean;
  /** The hash of the config that a destination or host has last answered with. */
  live?: string | undefined;
  /** The hash that a build would give its site now. Missing where nobody can tell. */
  site?: string | undefined;
}

/** The highest state that is reached. Errors come first, because nothing can be built while there are some. */
export function stateOf(facts: MallFacts): MallState {
  const { errors, placeholders, isLocked, live, site } = facts;
  if (errors > 0) return 'broken';
  if (live !== undefined) return site === undefined || site === live ? 'live' : 'live with changes';
  if (isLocked) return 'locked';
  if (isApproved(facts)) return 'approved';
  return placeholders > 0 ? 'draft' : 'ready';
}

/** The step of the way that comes next, and what to do there. */
export interface Next {
  step: 'check' | 'approval' | 'launch' | 'live';
  words: string;
}

export function nextOf(facts: MallFacts): Next {
  const { errors, placeholders, approved, isLocked } = facts;
  const state = stateOf(facts);
  if (state === 'broken') return { step: 'check', words: `Mend ${counted(errors, 'problem')}` };
  if (state === 'live') return { step: 'live', words: 'Nothing' };
  if (placeholders > 0)
    return { step: 'check', words: `Replace ${counted(placeholders, 'example')} by the client's own` };
  if (!isApproved(facts)) {
    const isNew = approved === undefined && state !== 'live with changes';
    return {
      step: 'approval',
      words: isNew ? 'Ask the client for approval' : 'Ask the client to approve the changes',
    };
  }
  if (state === 'live with changes') return { step: 'live', words: 'Publish the changes' };
  return isLocked
    ? { step: 'live', words: 'Publish it' }
    : { step: 'launch', words: 'Prepare the launch, and lock the identity' };
}

/** Whether the client has approved this very state. */
export function isApproved({ hash, approved }: MallFacts): boolean {
  return hash !== undefined && hash === approved;
}
