import type { Position } from '../diagnostics/finding';
import type { JsonDocument, Path } from '../diagnostics/json-document';
import { valueAt } from '../shared/value-at';
import { sharedFor, withShared } from './defaults';

/**
 * A mall's config with what malls share, as one document. The place of a value is in the file that gives it, and says which of the two
 * that is.
 *
 * @param own the mall's own file
 * @param defaults the file of all malls
 */
export function sharedDocument(id: string, own: JsonDocument, defaults: JsonDocument): JsonDocument {
  const value = withShared(own.value, sharedFor(id, own.value, defaults.value));
  const at = (path: Path) => valueAt(value, path.map(keyOf));
  const has = (path: Path) => at(path) !== undefined;
  /** The innermost value around it that is there. */
  const there = (path: Path) => {
    let end = path.length;
    while (end > 0 && !has(path.slice(0, end))) end -= 1;
    return path.slice(0, end);
  };
  const isShared = (path: Path) => !own.has(there(path));
  const marked = (position: Position): Position => ({ ...position, shared: true });
  return {
    ...own,
    value,
    has,
    valueAt: (path) => structuredClone(at(path)),
    textAt: (path) => {
      const found = at(path);
      return typeof found === 'string' ? found : undefined;
    },
    locate: (path) => (isShared(path) ? marked(defaults.locate(path)) : own.locate(path)),
    locateKey: (path) => (isShared(path) ? marked(defaults.locateKey(path)) : own.locateKey(path)),
    // before all of the mall's own file, so that nothing shared counts as cut off with it
    offsetOf: (path) => (isShared(path) ? -1 : own.offsetOf(path)),
    offsetOfKey: (path) => (isShared(path) ? -1 : own.offsetOfKey(path)),
  };
}

function keyOf(key: PropertyKey): string | number {
  return typeof key === 'symbol' ? key.toString() : key;
}
