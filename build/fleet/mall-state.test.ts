import { describe, expect, it } from 'vitest';
import { type MallFacts, mallStates, nextOf, stateOf } from './mall-state';

const good: MallFacts = { errors: 0, placeholders: 0, hash: 'now', isLocked: false };
const approved = { ...good, approved: 'now' };
const locked = { ...approved, isLocked: true };
const live = { ...locked, live: 'site', site: 'site' };

const example = "Replace 1 example by the client's own";
const approval = 'Ask the client for approval';
const changed = 'Ask the client to approve the changes';

const cases: [what: string, facts: MallFacts, state: string, step: string, words: string][] = [
  ['one error', { ...good, errors: 1, hash: undefined }, 'broken', 'check', 'Mend 1 problem'],
  ['errors of a live mall', { ...live, errors: 2 }, 'broken', 'check', 'Mend 2 problems'],
  ['errors of an approved mall', { ...approved, errors: 1 }, 'broken', 'check', 'Mend 1 problem'],
  ['a placeholder', { ...good, placeholders: 1 }, 'draft', 'check', example],
  ['nothing left', good, 'ready', 'approval', approval],
  ['an answer', approved, 'approved', 'launch', 'Prepare the launch, and lock the identity'],
  [
    'an answer with a placeholder',
    { ...approved, placeholders: 2 },
    'approved',
    'check',
    "Replace 2 examples by the client's own",
  ],
  ['an answer about another state', { ...good, approved: 'then' }, 'ready', 'approval', changed],
  [
    'another state with a placeholder',
    { ...good, approved: 'then', placeholders: 1 },
    'draft',
    'check',
    example,
  ],
  ['an identity', locked, 'locked', 'live', 'Publish it'],
  ['an identity before the answer', { ...good, isLocked: true }, 'locked', 'approval', approval],
  ['an identity with a placeholder', { ...locked, placeholders: 1 }, 'locked', 'check', example],
  ['a site', live, 'live', 'live', 'Nothing'],
  ['a site before any answer', { ...live, approved: undefined }, 'live', 'live', 'Nothing'],
  ['a site without an identity', { ...live, isLocked: false }, 'live', 'live', 'Nothing'],
  ['a site that nobody can compare', { ...live, site: undefined }, 'live', 'live', 'Nothing'],
  ['another site', { ...live, site: 'other' }, 'live with changes', 'live', 'Publish the changes'],
  [
    'another site that nobody has approved',
    { ...live, site: 'other', approved: 'then' },
    'live with changes',
    'approval',
    changed,
  ],
  [
    'another site without any answer',
    { ...live, site: 'other', approved: undefined },
    'live with changes',
    'approval',
    changed,
  ],
  [
    'another site with a placeholder',
    { ...live, site: 'other', placeholders: 1 },
    'live with changes',
    'check',
    example,
  ],
];

describe('the state of a mall, and what comes next', () => {
  it.each(cases)('with %s', (_what, facts, state, step, words) => {
    expect([stateOf(facts), nextOf(facts)]).toEqual([state, { step, words }]);
  });

  it('is each one of the list', () => {
    expect(new Set(cases.map(([, facts]) => stateOf(facts)))).toEqual(new Set(mallStates));
  });
});
