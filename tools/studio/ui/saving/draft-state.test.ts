import { describe, expect, it } from 'vitest';
import { contentName } from '../../saving/differences';
import { withValue } from '../../saving/draft-text';
import type { Folder } from '../../wire';
import {
  arrived,
  changed,
  type DraftState,
  discarded,
  draftOf,
  isChanged,
  keptMine,
  keptOf,
  moved,
  opened,
  overruled,
  questionsOf,
  saved,
  tookTheirs,
  withOpenFields,
} from './draft-state';
import { withNamedFile } from './draft-steps';

const [old, own, other] = ['b2xk', 'bWluZQ==', 'dGhlaXJz'];
const folderOf = (config: object, logo = old): Folder => ({
  text: JSON.stringify(config, null, 2),
  contents: { 'logo.svg': contentName(logo) },
  version: JSON.stringify([config, logo]),
});
const first = folderOf({ name: 'Mall' });
const named = (state: DraftState, name: string) =>
  changed(state, (draft) => ({ ...draft, text: withValue(draft.text, ['name'], name) }));
const nameIn = (state: DraftState) => (JSON.parse(draftOf(state).text) as { name?: string }).name;

/** A save that nobody disturbs. */
function savedAll(state: DraftState, logo?: string, replaced = {}): DraftState {
  const sent = draftOf(state);
  return saved(state, sent, { folder: folderOf(JSON.parse(sent.text) as object, logo), replaced, left: [] });
}

describe('a field that a save has left out', () => {
  const wrong = (state: DraftState) =>
    changed(state, (draft) => ({ ...draft, text: withValue(draft.text, ['hosts'], ['bad host']) }));
  const hostsIn = (state: DraftState) => (JSON.parse(draftOf(state).text) as { hosts?: string[] }).hosts;

  it('stays as it is typed, and is all that is still to be saved', () => {
    const sent = wrong(named(opened(first, undefined), 'One'));
    const folder = folderOf({ name: 'One' });
    const state = saved(sent, draftOf(sent), { folder, replaced: {}, left: [['hosts']] });
    expect([nameIn(state), hostsIn(state), isChanged(state)]).toEqual(['One', ['bad host'], true]);
    const discardedAll = discarded(state);
    expect([nameIn(discardedAll), hostsIn(discardedAll)]).toEqual(['One', undefined]);
    expect(hostsIn(moved(discardedAll, -1))).toEqual(['bad host']);
  });

  it('comes back when the mall opens, with its file, but not over what was typed here since', () => {
    const open = [
      { path: ['hosts'], value: ['bad host'] },
      { path: ['icon'], value: 'icon.svg', file: { name: 'icon.svg', base64: 'AAAA' } },
    ];
    const state = withOpenFields(opened(first, undefined), open);
    expect([hostsIn(state), draftOf(state).files]).toEqual([['bad host'], { 'icon.svg': 'AAAA' }]);
    expect(isChanged(moved(state, -1))).toBe(false);
    const typed = changed(opened(first, undefined), (draft) => {
      return { ...draft, text: withValue(draft.text, ['hosts'], ['mine.example']) };
    });
    expect(hostsIn(withOpenFields(typed, open))).toEqual(['mine.example']);
  });
});

describe('Undo and Redo', () => {
  it('go beyond a save, which counts as no step', () => {
    const state = named(savedAll(named(opened(first, undefined), 'One')), 'Two');
    const back = moved(moved(state, -1), -1);
    expect([nameIn(back), isChanged(back), moved(back, -1) === back]).toEqual(['Mall', true, true]);
    const forth = moved(back, 1);
    expect([nameIn(forth), isChanged(forth)]).toEqual(['One', false]);
    expect([nameIn(moved(forth, 1)), moved(moved(forth, 1), 1)]).toEqual(['Two', moved(forth, 1)]);
    const third = named(forth, 'Three');
    expect(moved(third, 1)).toBe(third);
    expect(named(forth, 'One')).toBe(forth);
  });

  it('begin a new step after a save, also in the field that was typed into before', () => {
    const typing = (state: DraftState, name: string) =>
      changed(state, (draft) => ({ ...draft, text: withValue(draft.text, ['name'], name) }), 'name');
    const state = typing(savedAll(typing(opened(first, undefined), 'One')), 'One more');
    expect(nameIn(moved(state, -1))).toBe('One');
  });

  it('bring back a picture that a save has replaced', () => {
    const chosen = changed(opened(first, undefined), (draft) =>
      withNamedFile(draft, ['logo'], undefined, { name: 'logo.svg', base64: own }),
    );
    const state = savedAll(chosen, own, { 'logo.svg': old });
    expect([draftOf(state).files, isChanged(state)]).toEqual([{}, false]);
    expect(draftOf(moved(state, -1)).files).toEqual({ 'logo.svg': old });
  });

  it('take back only what was done here', () => {
    const state = arrived(
      named(opened(first, undefined), 'Mine'),
      folderOf({ name: 'Mall', texts: { a: 'b' } }),
    );
    expect(JSON.parse(draftOf(moved(state, -1)).text)).toEqual({ name: 'Mall', texts: { a: 'b' } });
    const agreed = arrived(state, folderOf({ name: 'Mine' }));
    expect(moved(agreed, -1)).toBe(agreed);
  });
});

it('what a job of this studio has written comes into the form like a change of others, and is no news', () => {
  const reverted = folderOf({ name: 'Reverted', description: 'Old' });
  const typed = changed(opened(first, undefined), (draft) => withNamedFile(draft, ['texts', 'a'], 'typed'));
  const state = arrived(typed, reverted, true);
  expect(state.news).toEqual([]);
  expect(JSON.parse(draftOf(state).text)).toEqual({
    name: 'Reverted',
    description: 'Old',
    texts: { a: 'typed' },
  });
  expect(questionsOf(arrived(named(opened(first, undefined), 'Mine'), reverted, true))).toHaveLength(1);
});

it('a saved draft stays the same value, so that it is not checked again', () => {
  const state = named(opened(first, undefined), 'One');
  expect(draftOf(savedAll(state))).toBe(draftOf(state));
});

describe('a question between two values', () => {
  const theirs = folderOf({ name: 'Theirs' });
  const asked = arrived(named(opened(first, undefined), 'Mine'), theirs);

  it('stays until a person has chosen, also after a reload', () => {
    const question = { path: ['name'], mine: 'Mine', theirs: 'Theirs' };
    expect(questionsOf(asked)).toEqual([question]);
    expect(questionsOf(opened(theirs, keptOf(asked)))).toEqual([question]);
    expect([nameIn(keptMine(asked, ['name'])), questionsOf(keptMine(asked, ['name']))]).toEqual(['Mine', []]);
    const took = tookTheirs(asked, ['name']);
    expect([nameIn(took), questionsOf(took), isChanged(took)]).toEqual(['Theirs', [], false]);
    expect(questionsOf(moved(took, -1))).toEqual([question]);
  });

  it('stays when somebody changes something else', () => {
    const more = arrived(asked, folderOf({ name: 'Theirs', description: 'More' }));
    expect(questionsOf(more)).toEqual(questionsOf(asked));
    expect(more.news.map(({ path }) => path)).toEqual([['description']]);
  });

  it('is asked again when the other value changes again', () => {
    const again = arrived(keptMine(asked, ['name']), folderOf({ name: 'Theirs 2' }));
    expect(questionsOf(again)).toEqual([{ path: ['name'], mine: 'Mine', theirs: 'Theirs 2' }]);
  });

  it('gives the file of the folder when theirs is taken', () => {
    const typeface = changed(opened(first, undefined), (draft) =>
      withNamedFile(draft, ['theme', 'font'], 'font.woff2', { name: 'font.woff2', base64: own }),
    );
    const foreign = folderOf({ name: 'Mall', theme: { font: 'font.woff2' } });
    const met = arrived(typeface, {
      ...foreign,
      contents: { ...foreign.contents, 'font.woff2': contentName(other) },
    });
    expect(isChanged(tookTheirs(met, ['theme', 'font']))).toBe(false);
    const chosen = changed(opened(first, undefined), (draft) =>
      withNamedFile(draft, ['logo'], undefined, { name: 'logo.svg', base64: own }),
    );
    const state = arrived(chosen, folderOf({ name: 'Mall' }, other));
    expect(questionsOf(state)).toHaveLength(1);
    expect(isChanged(tookTheirs(state, ['logo']))).toBe(false);
  });
});

it('a config that cannot be read changes nothing here, unless a person writes over it', () => {
  const broken = { ...first, text: '{ "name": ', version: 'broken' };
  const state = named(opened(first, undefined), 'Mine');
  expect(arrived(state, broken)).toBe(state);
  const own = overruled(state, broken);
  expect([own.base.version, nameIn(own), isChanged(own)]).toEqual(['broken', 'Mine', true]);
  expect(nameIn(opened(broken, keptOf(state)))).toBe('Mine');
  const asked = arrived(state, folderOf({ name: 'Theirs' }));
  expect(questionsOf(asked)).toHaveLength(1);
  expect(questionsOf(overruled(asked, broken))).toEqual([]);
});

describe('two people with one mall', () => {
  type Who = 'A' | 'B';
  interface Person {
    state: DraftState;
    /** What they have typed since their last save. */
    unsaved: Record<string, string>;
    /** The values of the key `both` that they have seen when they wrote another one, or chose. */
    seen: string[];
  }
  interface World {
    disk: Folder;
    typed: number;
    people: Record<Who, Person>;
    did: readonly string[];
  }
  const start = folderOf({ A: 'start', B: 'start', both: 'start' });
  const valuesOf = (text: string) => JSON.parse(text) as Record<string, string>;
  const person = (): Person => ({ state: opened(start, undefined), unsaved: {}, seen: [] });

  function synced(before: Person, state: DraftState, did: string): Person {
    const [was, is] = [before.state, state].map((each) => valuesOf(draftOf(each).text));
    for (const [key, value] of Object.entries(before.unsaved)) expect(is?.[key], did).toBe(value);
    if (!isChanged(before.state) && did.endsWith('reloads')) return { ...before, state }; // a page that opens shows what there is
    const changedKeys = Object.keys(is ?? {}).filter((key) => was?.[key] !== is?.[key]);
    expect(
      state.news.map(({ path }) => path[0]),
      did,
    ).toEqual(expect.arrayContaining(changedKeys));
    return { ...before, state };
  }

  const acts: Record<string, (me: Person, world: World, who: Who, did: string) => [Person, Folder]> = {
    edits: ({ state, unsaved, seen }, { disk, typed }, who) => {
      const values = { [who]: `${who}${typed}`, both: `${who}${typed}` };
      const edited = Object.entries(values).reduce(
        (now, [key, value]) =>
          changed(now, (draft) => ({ ...draft, text: withValue(draft.text, [key], value) })),
        state,
      );
      const shown = valuesOf(draftOf(state).text).both ?? '';
      return [{ state: edited, unsaved: { ...unsaved, ...values }, seen: [...seen, shown] }, disk];
    },
    polls: (me, { disk }, _who, did) => [synced(me, arrived(me.state, disk), did), disk],
    reloads: (me, { disk }, _who, did) => [synced(me, opened(disk, keptOf(me.state)), did), disk],
    saves: (me, { disk }, who, did) => {
      const questions = questionsOf(me.state);
      const chosen = questions.reduce((now, { path }) => keptMine(now, path), me.state);
      const seen = [
        ...me.seen,
        ...questions.filter(({ path }) => path[0] === 'both').map(({ theirs }) => String(theirs)),
      ];
      if (disk.version !== chosen.base.version) {
        return [synced({ ...me, seen, state: chosen }, arrived(chosen, disk), did), disk];
      }
      const sent = draftOf(chosen);
      const [before, after] = [disk, sent].map(({ text }) => valuesOf(text));
      const foreign = who === 'A' ? 'B' : 'A';
      expect(after?.[foreign], did).toBe(before?.[foreign]);
      if (before?.both !== after?.both) expect(seen, did).toContain(before?.both);
      const folder = folderOf(after ?? {});
      const state = saved(chosen, sent, { folder, replaced: {}, left: [] });
      return [{ state, unsaved: {}, seen }, folder];
    },
  };

  function acted(world: World, who: Who | 'git', act: string): World {
    const did = [...world.did, `${who} ${act}`];
    const next = { ...world, did, typed: world.typed + 1 };
    if (who === 'git') return { ...next, disk: start };
    const [me, disk] = acts[act]?.(world.people[who], world, who, did.join(', ')) ?? [
      world.people[who],
      world.disk,
    ];
    return { ...next, disk, people: { ...world.people, [who]: me } };
  }

  const moves = [
    ...(['A', 'B'] as const).flatMap((who) => Object.keys(acts).map((act) => [who, act] as const)),
    ['git', 'checks out'] as const,
  ];

  it.each([
    ['nothing', []],
    ['an unsaved change', ['A']],
    ['unsaved changes of both', ['A', 'B']],
  ] as const)('lose nothing in any order of four steps after %s', (_what, editors) => {
    let world: World = { disk: start, typed: 0, people: { A: person(), B: person() }, did: [] };
    for (const who of editors) world = acted(world, who, 'edits');
    let ends = 0;
    const explore = (from: World, left: number) => {
      if (left === 0) ends += 1;
      else for (const [who, act] of moves) explore(acted(from, who, act), left - 1);
    };
    explore(world, 4);
    expect(ends).toBe(moves.length ** 4);
  });
});
