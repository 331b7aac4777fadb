import { describe, expect, it } from 'vitest';
import { valueAt } from '../../../build/shared/value-at';
import { isReadable, withValue } from './draft-text';

const text = `{
  "name": "Mall",
  "hosts": ["a.example"],
  "theme": {
    "palette": {
      "grey": "#111111"
    }
  }
}
`;

describe('a change of one value', () => {
  it('keeps everything else as it was written', () => {
    expect(withValue(text, ['name'], 'New')).toBe(text.replace('"Mall"', '"New"'));
  });

  it('adds the objects on the way to a new value', () => {
    const changed: unknown = JSON.parse(withValue(text, ['manifest', 'shortName'], 'M'));
    expect(valueAt(changed, ['manifest'])).toEqual({ shortName: 'M' });
  });

  it('takes objects out with their last value, and keeps the others', () => {
    const changed: unknown = JSON.parse(withValue(text, ['theme', 'palette', 'grey'], undefined));
    expect(changed).toEqual({ name: 'Mall', hosts: ['a.example'] });
    const two = withValue(text, ['theme', 'palette', 'color'], '#222222');
    expect(valueAt(JSON.parse(withValue(two, ['theme', 'palette', 'grey'], undefined)), ['theme'])).toEqual({
      palette: { color: '#222222' },
    });
  });

  it('finds nothing in a value that is no object', () => {
    expect(valueAt('text', ['length'])).toBeUndefined();
    expect(valueAt(null, ['a'])).toBeUndefined();
  });
});

it('a form is shown for an object of JSON without mistakes, and for nothing else', () => {
  expect(isReadable(text)).toBe(true);
  for (const other of ['', '{"name": "Mall"', '{"name": "Mall" "hosts": []}', '[]', 'null', '"text"'])
    expect(isReadable(other), other).toBe(false);
});
