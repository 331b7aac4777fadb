import { describe, expect, it } from 'vitest';
import { contentName, differences } from '../../saving/differences';
import type { MallState } from '../../wire';
import { merge } from './merge';

const stateOf = (config: object, files: Record<string, string> = {}): MallState => ({
  text: JSON.stringify(config, null, 2),
  contents: Object.fromEntries(Object.entries(files).map(([name, base64]) => [name, contentName(base64)])),
});
const draftOf = (config: object, files: Record<string, string> = {}) => ({
  text: JSON.stringify(config),
  files,
});
const paths = (places: readonly { path: readonly string[] }[]) => places.map(({ path }) => path.join('.'));

const base = { name: 'Mall', hosts: ['a.example'], theme: { palette: { top: '#111111', grey: '#222222' } } };

describe('a draft on top of what somebody else has saved', () => {
  it('has the changes of both, in the layout of the saved file', () => {
    const mine = { ...base, theme: { palette: { top: '#333333', grey: '#222222' } } };
    const theirs = { ...base, name: 'Theirs', texts: { 'login.title': 'Hello' } };
    const { draft, ...told } = merge(stateOf(base), draftOf(mine), stateOf(theirs));
    expect(draft.text).toBe(stateOf({ ...theirs, theme: mine.theme }).text);
    expect(paths(told.theirs)).toEqual(['name', 'texts.login.title']);
    expect(told.theirs[0]).toEqual({ path: ['name'], before: 'Mall', after: 'Theirs' });
    expect(told.both).toEqual([]);
  });

  it('keeps its own value where both have changed one, and says so', () => {
    const mine = { ...base, name: 'Mine', hosts: ['a.example', 'mine.example'] };
    const theirs = { ...base, name: 'Theirs', hosts: ['theirs.example'] };
    const { draft, ...told } = merge(stateOf(base), draftOf(mine), stateOf(theirs));
    expect(JSON.parse(draft.text)).toEqual(mine);
    expect(told).toEqual({ theirs: [], both: [['name'], ['hosts']] });
  });

  it('asks nothing where both have made the same change', () => {
    const same = { ...base, name: 'Same' };
    const saved = stateOf(same);
    expect(merge(stateOf(base), draftOf(same), saved)).toEqual({
      draft: { text: saved.text, files: {} },
      theirs: [],
      both: [],
    });
  });

  it('knows what was taken out on one side, and what was made another kind of value', () => {
    const without = { name: 'Mall', hosts: ['a.example'] };
    const tinted = { ...base, theme: { palette: { top: '#111111', grey: '#444444' } } };
    const gone = merge(stateOf(base), draftOf(without), stateOf(tinted));
    expect([JSON.parse(gone.draft.text), paths(gone.theirs), gone.both]).toEqual([
      without,
      [],
      [['theme', 'palette', 'grey']],
    ]);
    const kept = merge(stateOf(base), draftOf(tinted), stateOf(without));
    expect([valueIn(kept.draft.text), kept.both]).toEqual([
      { palette: { grey: '#444444' } },
      [['theme', 'palette', 'grey']],
    ]);
    const flat = merge(stateOf(base), draftOf(tinted), stateOf({ ...base, theme: 'dark' }));
    expect([valueIn(flat.draft.text), flat.both]).toEqual([tinted.theme, [['theme']]]);
  });

  it('takes another picture for a change, also if its name is the same', () => {
    const [old, own, other] = ['b2xk', 'bWluZQ==', 'dGhlaXJz'];
    const before = stateOf(base, { 'logo.svg': old });
    const after = stateOf(base, { 'logo.svg': other });
    const mine = draftOf(base, { 'logo.svg': own });
    expect(merge(before, mine, after)).toMatchObject({ draft: { files: mine.files }, both: [['logo']] });
    const [told] = merge(before, draftOf(base), after).theirs;
    expect(told).toEqual({
      path: ['logo'],
      before: [{ file: 'logo.svg', content: contentName(old) }],
      after: [{ file: 'logo.svg', content: contentName(other) }],
    });
    const agreed = merge(before, mine, stateOf(base, { 'logo.svg': own }));
    expect([agreed.draft.files, agreed.both]).toEqual([{}, []]);
    const renamed = draftOf({ ...base, logo: 'logo.png' }, { 'logo.png': own });
    expect(merge(before, renamed, after)).toMatchObject({
      draft: { files: renamed.files },
      both: [['logo']],
    });
  });
});

it('an object without keys is no difference', () => {
  expect(differences(stateOf({ name: 'Mall' }), stateOf({ name: 'Mall', theme: { palette: {} } }))).toEqual(
    [],
  );
});

function valueIn(text: string): unknown {
  return (JSON.parse(text) as { theme: unknown }).theme;
}
