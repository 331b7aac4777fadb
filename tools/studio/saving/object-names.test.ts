import { describe, expect, it } from 'vitest';
import { objectNames } from '../../../tests/setup/object-names';
import { schemaAt } from '../ui/form/schema';
import { saved } from '../ui/saving/draft-state';
import { comparable, differences } from './differences';
import { mend } from './mend';

const sound = { name: 'The Mall', hosts: ['mall.example'] };
const withKey = (name: string) => `{"name":"The Mall","hosts":["mall.example"],"${name}":1}`;
const folder = (config: string) => ({ 'merchant.json': Buffer.from(config) });
const errorAt = (key: string) =>
  ({ path: [key], file: 'merchant.json', severity: 'error', message: 'It is wrong.' }) as const;

describe.each(objectNames)('the name %s', (name) => {
  it('as a key of a draft goes, and leaves no trace of what objects inherit', () => {
    const mended = mend(folder(withKey(name)), [errorAt(name)], folder(JSON.stringify(sound)));
    expect(JSON.parse(mended?.files['merchant.json']?.toString() ?? '')).toEqual(sound);
  });

  it('as the name of a file brings no file', () => {
    const text = JSON.stringify({ ...sound, logo: name });
    const mended = mend(folder(JSON.stringify(sound)), [errorAt('logo')], folder(text));
    expect(Object.keys(mended?.files ?? {})).toEqual(['merchant.json']);
    expect(comparable({ text, contents: {} })).toEqual({ ...sound, logo: name });
  });

  it('as the name of a file in a saved draft stands for no file that was replaced', () => {
    const draft = { text: JSON.stringify({ ...sound, logo: name }), files: {} };
    const base = { text: draft.text, contents: {}, version: '1' };
    const state = saved({ base, steps: [{ draft }], at: 0, undecided: [], news: [] }, draft, {
      folder: base,
      replaced: {},
      left: [],
    });
    expect(state.steps).toEqual([{ draft }]);
  });

  it('as a key of one of two states is a difference of this key alone', () => {
    const [before, after] = [JSON.stringify(sound), withKey(name)].map((text) => ({ text, contents: {} }));
    // the parser keeps no key with the name of the prototype
    const found = name === '__proto__' ? [] : [{ path: [name], before: undefined, after: 1 }];
    expect(before && after && differences(before, after)).toEqual(found);
  });

  it('has no place in the form', () => {
    expect(schemaAt([name], { type: 'object', properties: { name: { type: 'string' } } })).toEqual({});
  });
});
