import { describe, expect, it } from 'vitest';
import type { UnsavedFiles } from '../../../build/config/load-folder';
import type { DraftProblem } from '../wire';
import { mend } from './mend';

const filesOf = (config: object | string, others: Record<string, string> = {}): UnsavedFiles => {
  const text = typeof config === 'string' ? config : JSON.stringify(config);
  const entries = Object.entries({ 'merchant.json': text, ...others });
  return Object.fromEntries(entries.map(([name, content]) => [name, Buffer.from(content)]));
};
const textsOf = (files: UnsavedFiles = {}) =>
  Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, bytes.toString()]));
const error = (...path: DraftProblem['path']): DraftProblem => ({
  path,
  file: 'merchant.json',
  severity: 'error',
  message: 'It is wrong.',
});
const configIn = (files: UnsavedFiles = {}): unknown => JSON.parse(textsOf(files)['merchant.json'] ?? '');

describe('a draft with errors', () => {
  it('gets the values from before in the fields that have one, and nowhere else', () => {
    const draft = filesOf({
      name: 'New',
      hosts: ['bad host'],
      theme: { palette: { top: 'x', grey: '#222222' } },
    });
    const earlier = filesOf({ name: 'Old', hosts: ['a.example'], theme: { palette: { top: '#111111' } } });
    const warning: DraftProblem = { ...error('name'), severity: 'warning' };
    const mended = mend(draft, [error('hosts', 0), error('theme', 'palette', 'top'), warning], earlier);
    expect(configIn(mended?.files)).toEqual({
      name: 'New',
      hosts: ['a.example'],
      theme: { palette: { top: '#111111', grey: '#222222' } },
    });
    expect(mended?.held).toEqual([['hosts'], ['theme', 'palette', 'top']]);
  });

  it('gets the default where nothing is known, or where the value from before is wrong as well', () => {
    const draft = filesOf({ hosts: ['a.example'], gray: 1, currency: 2 });
    const earlier = filesOf({ currency: 3 });
    const problems = [error('gray'), error('currency'), error('name')];
    const mended = mend(draft, problems, earlier);
    expect(configIn(mended?.files)).toEqual({ name: 'Mall', hosts: ['a.example'], currency: 3 });
    const again = mend(mended?.files ?? {}, [error('currency')], earlier, mended?.held);
    expect(configIn(again?.files)).toEqual({ name: 'Mall', hosts: ['a.example'] });
  });

  it('gets the file from before, or the one on the disk', () => {
    const draft = filesOf({ logo: 'logo.png' }, { 'logo.png': 'bad' });
    const earlier = filesOf({}, { 'logo.svg': 'good' });
    expect(textsOf(mend(draft, [error('logo')], earlier)?.files)).toMatchObject({
      'merchant.json': '{}',
      'logo.svg': 'good',
    });
    const same = filesOf({}, { 'logo.svg': 'bad' });
    expect(textsOf(mend(same, [error('logo')], {})?.files)).toEqual({ 'merchant.json': '{}' });
  });

  it('is shown as it was before when the error belongs to no field, once', () => {
    const earlier = filesOf({ name: 'Old' });
    const broken = filesOf('{ "name": ');
    expect(mend(broken, [error()], earlier)).toEqual({ files: earlier, held: [[]] });
    expect(mend(broken, [error()], {})).toBeUndefined();
    expect(mend(earlier, [error()], earlier, [[]])).toBeUndefined();
  });

  it('loses the first of two equal keys', () => {
    const mended = mend(
      filesOf('{ "name": "One", "name": "Two" }'),
      [error('name')],
      filesOf({ name: 'Old' }),
    );
    expect(textsOf(mended?.files)['merchant.json']).toBe('{"name":"Old"}');
  });
});
