import { describe, expect, it } from 'vitest';
import { type Step, sameDraft, typedField, withNamedFile, withStep } from './draft-steps';

const state = (text: string, files: Record<string, string> = {}) => ({ text, files });
const first: readonly Step[] = [{ draft: state('{}') }];
const texts = (steps: readonly Step[]) => steps.map(({ draft }) => draft.text);

describe('the steps that Undo takes back', () => {
  it('leave out what changes nothing', () => {
    expect(withStep(first, state('{}'))).toBe(first);
    expect(withStep(first, state('{}'), 'name')).toBe(first);
  });

  it('hold what is typed into one field as one step, and what comes after it as another', () => {
    const typed = withStep(withStep(first, state('H'), 'name'), state('He'), 'name');
    expect(texts(typed)).toEqual(['{}', 'He']);
    const other = withStep(typed, state('He 1'), 'description');
    expect(texts(withStep(other, state('Hel 1'), 'name'))).toEqual(['{}', 'He', 'He 1', 'Hel 1']);
    expect(withStep(typed, state('{}'), 'name')).toEqual(first);
  });

  it('hold each choice of a file, a switch or an order', () => {
    expect(withStep(withStep(first, state('{}', { a: '1' })), state('{}', { a: '2' }))).toHaveLength(3);
    expect([typedField(['a', 'b'], 'x'), typedField(['a'], undefined)]).toEqual(['a.b', 'a']);
    expect([typedField(['a'], false), typedField(['a'], ['x'])]).toEqual([undefined, undefined]);
  });

  it('are the last hundred', () => {
    let steps = first;
    for (let index = 0; index < 120; index++) steps = withStep(steps, state(`${index}`));
    expect(steps).toHaveLength(100);
    expect(steps.at(-1)?.draft.text).toBe('119');
  });
});

describe('a chosen file', () => {
  const draft = state('{\n  "name": "Mall"\n}\n');

  it('comes with the name that the config gives it', () => {
    const { text, files } = withNamedFile(draft, ['logo'], 'logo.png', { name: 'logo.png', base64: 'cG5n' });
    expect([JSON.parse(text), files]).toEqual([{ name: 'Mall', logo: 'logo.png' }, { 'logo.png': 'cG5n' }]);
  });

  it('goes when nothing names it any more, and stays while something does', () => {
    const png = withNamedFile(draft, ['logo'], 'logo.png', { name: 'logo.png', base64: 'cG5n' });
    const svg = withNamedFile(png, ['logo'], undefined, { name: 'logo.svg', base64: 'c3Zn' });
    expect(sameDraft(svg, state(draft.text, { 'logo.svg': 'c3Zn' }))).toBe(true);
    const both = withNamedFile(png, ['icon'], 'logo.png');
    expect(withNamedFile(both, ['icon'], undefined).files).toEqual({ 'logo.png': 'cG5n' });
  });
});
