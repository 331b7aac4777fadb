import type { Node } from 'jsonc-parser';
import { errorAt, type Finding } from './finding';
import { parseRepairing } from './json-repair';
import { fileStart, type Position, positionsIn } from './position';

export type Path = readonly PropertyKey[];

/** A JSON text, as far as it could be read, with the place of each part. */
export interface JsonDocument {
  /** Everything that could be read, or `undefined`. */
  value: unknown;
  /** Mistakes of the JSON itself. */
  findings: Finding[];
  /** The text after this place cannot be trusted, because of a mistake that could mean several things. */
  brokenFrom: number;
  /** The texts of this text that count no longer, because a later key has the same name. */
  overridden: ReadonlySet<string>;
  /** The offsets of values with a mistake in them, which say something else than their author meant. */
  garbled: ReadonlySet<number>;
  /** Whether the text gives a value at this path. */
  has(path: Path): boolean;
  /** The value at this path, or `undefined`. */
  valueAt(path: Path): unknown;
  /** The place of the value at this path. Without such a value: the place of the innermost one around it. */
  locate(path: Path): { position: Position; offset: number };
  /** The place of the key's name at this path. */
  locateKey(path: Path): { position: Position; offset: number };
}

/** Reads plain JSON. Reports every syntax mistake, and every key that is given twice. Never throws. */
export function readJsonDocument(text: string): JsonDocument {
  if (isTooDeep(text)) {
    return unreadable(errorAt(fileStart, 'The file has too many levels of brackets to be a config.'));
  }
  const { root, mistakes, originalOffset } = parseRepairing(text);
  const originalPosition = positionsIn(text);
  const positionOf = (offset: number) => originalPosition(originalOffset(offset));
  const nodeAt = lookUp();
  const place = (offset: number) => ({ position: positionOf(offset), offset: originalOffset(offset) });
  const breaking = mistakes.filter(({ harmless, repair }) => !harmless && !repair);
  const brokenFrom = Math.min(...breaking.map(({ offset }) => offset), Infinity);
  const isTrusted = (offset: number) => originalOffset(offset) < brokenFrom;
  const repeated = root ? repeatedKeys(root, positionOf, isTrusted) : { findings: [], overridden: [] };
  return {
    value: root && readValue(root),
    findings: [
      ...mistakes.map(({ offset, message, fix }) => errorAt(originalPosition(offset), message, fix)),
      ...repeated.findings,
    ],
    brokenFrom,
    garbled: new Set(mistakes.flatMap(({ garbled }) => garbled ?? [])),
    overridden: new Set(repeated.overridden.flatMap(textsIn)),
    has: (path) => !!root && nodeAt(root, path).depth === path.length,
    valueAt: (path) => {
      const found = root && nodeAt(root, path);
      return found?.depth === path.length ? readValue(found.node) : undefined;
    },
    locate: (path) => place(root ? nodeAt(root, path).node.offset : 0),
    locateKey: (path) => {
      const node = root && nodeAt(root, path).node;
      return place(node?.parent?.type === 'property' ? node.parent.offset : (node?.offset ?? 0));
    },
  };
}

function repeatedKeys(
  root: Node,
  positionOf: (offset: number) => Position,
  isTrusted: (offset: number) => boolean,
): { findings: Finding[]; overridden: Node[] } {
  const findings: Finding[] = [];
  const overridden: Node[] = [];
  const visit = (node: Node) => {
    const firstLines = new Map<string, number>();
    const values = new Map<string, Node>();
    for (const child of node.children ?? []) {
      const [key, value] = child.type === 'property' ? (child.children ?? []) : [];
      if (key && isTrusted(key.offset)) {
        const name = String(key.value);
        const position = positionOf(key.offset);
        const firstLine = firstLines.get(name);
        if (firstLine === undefined) firstLines.set(name, position.line);
        else {
          const message = `${JSON.stringify(name)} is given twice, first in line ${firstLine}.`;
          findings.push(errorAt(position, message, 'keep one of the two'));
        }
        const earlier = values.get(name);
        if (earlier) overridden.push(earlier);
        if (value) values.set(name, value);
      }
      visit(child);
    }
  };
  visit(root);
  return { findings, overridden };
}

function textsIn(node: Node): string[] {
  return node.type === 'string' ? [String(node.value)] : (node.children ?? []).flatMap(textsIn);
}

/**
 * Finds the innermost node on the way to a path, and how many steps of the path exist. Of two equal keys, the last one
 * counts. It remembers the keys of each object, so that thousands of mistakes in one object take no time.
 */
function lookUp(): (root: Node, path: Path) => { node: Node; depth: number } {
  const known = new WeakMap<Node, ReadonlyMap<unknown, Node | undefined>>();
  const valuesOf = (object: Node) => {
    const values =
      known.get(object) ??
      new Map(
        (object.children ?? []).map((property) => [property.children?.[0]?.value, property.children?.[1]]),
      );
    known.set(object, values);
    return values;
  };
  return (root, path) => {
    let node = root;
    for (const [depth, step] of path.entries()) {
      const next =
        node.type === 'array' && typeof step === 'number'
          ? node.children?.[step]
          : node.type === 'object'
            ? valuesOf(node).get(step)
            : undefined;
      if (!next) return { node, depth };
      node = next;
    }
    return { node, depth: path.length };
  };
}

/** Far more than a config needs. The parser, and all that reads its result, calls itself for each level. */
const mostLevels = 100;

function isTooDeep(text: string): boolean {
  let level = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\\r\n]|\\.)*"|[[\]{}]/g)) {
    if (token === '[' || token === '{') level += 1;
    else if (token === ']' || token === '}') level -= 1;
    if (level > mostLevels) return true;
  }
  return false;
}

/** Only own keys, `__proto__` included, so that no key of a config can reach a prototype. */
function readValue(node: Node): unknown {
  if (node.type === 'array') return (node.children ?? []).map(readValue);
  if (node.type !== 'object') return node.value;
  const object = {};
  for (const property of node.children ?? []) {
    const [key, value] = property.children ?? [];
    if (!key || !value) continue;
    Object.defineProperty(object, String(key.value), {
      value: readValue(value),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return object;
}

function unreadable(finding: Finding): JsonDocument {
  const start = () => ({ position: fileStart, offset: 0 });
  return {
    value: undefined,
    findings: [finding],
    brokenFrom: 0,
    garbled: new Set(),
    overridden: new Set(),
    has: () => false,
    valueAt: () => undefined,
    locate: start,
    locateKey: start,
  };
}
