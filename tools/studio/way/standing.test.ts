import { describe, expect, it } from 'vitest';
import type { MallState } from '../../../build/fleet/mall-state';
import type { DraftProblem, OpenedStanding } from '../wire';
import { type Known, standingOf, standingText } from './standing';
import { fieldsIn, type StepKey, stepOf, steps } from './steps';

const problem = (path: DraftProblem['path'], severity: DraftProblem['severity'] = 'error'): DraftProblem => {
  return { path, severity, file: 'merchant.json', message: 'wrong' };
};
const standing = (state: MallState, isApproved = false): OpenedStanding => ({
  id: '36',
  state,
  isApproved,
  isLocked: false,
  failed: [],
  next: { step: 'check', words: 'Nothing' },
});
const known = (changes: Partial<Known> = {}): Known => ({
  problems: [],
  config: {},
  standing: standing('ready'),
  failed: [],
  ...changes,
});
const at = (key: StepKey, changes?: Partial<Known>) =>
  steps.flatMap((step) => (step.key === key ? [standingOf(step, known(changes))] : []))[0];

describe('a step of the way', () => {
  it('counts the errors and warnings of its own fields, and the check counts all', () => {
    const problems = [
      problem(['name']),
      problem(['theme', 'palette', 'grey'], 'warning'),
      problem(['hosts', 0], 'note'),
      problem([]),
    ];
    const counts = (['basics', 'look', 'screens', 'check'] as const).map((key) => at(key, { problems }));
    expect(counts).toEqual([1, 1, 0, 3]);
  });

  it('counts the lines of mall ready that failed, but not those that say the same as the check', () => {
    const failed = ['config', 'pictures', 'rights', 'identity', 'DNS', 'DNS', 'files'];
    const counts = (['basics', 'look', 'check', 'launch', 'live'] as const).map((key) => at(key, { failed }));
    expect(counts).toEqual([1, 0, 0, 3, 2]); // two hosts have no address
  });

  it.each<[MallState, boolean, approval: number | string, live: number | string]>([
    ['draft', false, 1, 1],
    ['ready', false, 1, 1],
    ['approved', true, 0, 1],
    ['locked', true, 0, 1],
    ['locked', false, 1, 1],
    ['live', true, 0, 0],
    ['live', false, 'not needed', 0],
    ['live with changes', false, 1, 1],
    ['live with changes', true, 0, 1],
  ])(
    'of a mall that is %s (approved: %s) stands so for approval and live',
    (state, isApproved, ...expected) => {
      const told = { standing: standing(state, isApproved) };
      expect([at('approval', told), at('live', told)]).toEqual(expected);
    },
  );

  it('is not needed where a mall has no words of its own', () => {
    expect(at('words')).toBe('not needed');
    expect(at('words', { config: { texts: { 'login.title': 'Hello' } } })).toBe(0);
    expect(at('words', { problems: [problem(['texts', 'no.such'])] })).toBe(1);
  });

  it('says how it stands in words', () => {
    expect([0, 1, 'not needed' as const].map(standingText)).toEqual(['done', '1 open', 'not needed']);
  });
});

it('a key that nobody has placed yet stands with the basics, and one that the schema lacks nowhere', () => {
  const [basics, look] = steps;
  if (!basics || !look) throw new Error('There are no steps.');
  expect(fieldsIn(basics, ['name', 'brandnew', 'logo'])).toEqual(['name', 'brandnew']);
  expect(fieldsIn(look, ['name', 'brandnew', 'logo'])).toEqual(['logo']);
  expect([stepOf(['brandnew', 'part']), stepOf(['theme', 'shape']), stepOf([])]).toEqual([
    ...['basics', 'look', 'basics'],
  ]);
});
