import { getNodeValue, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { errorAt, type Finding, type Position, positionsIn } from './finding';
import { type SyntaxMistake, syntaxMistakes } from './json-syntax';

export type Path = readonly PropertyKey[];

/** A JSON text, as far as it could be read, with the place of each part. */
export interface JsonDocument {
  /** Everything that could be read, or `undefined`. */
  value: unknown;
  /** Mistakes of the JSON itself. */
  findings: Finding[];
  /** The text after this place cannot be trusted. */
  brokenFrom: number;
  /** The texts of this text that count no longer, because a later key has the same name. */
  overridden: ReadonlySet<string>;
  /** Whether the text gives a value at this path. */
  has(path: Path): boolean;
  /** The value at this path, or `undefined`. */
  valueAt(path: Path): unknown;
  /** The same, for a text. */
  textAt(path: Path): string | undefined;
  /** The place of the value at this path. Without such a value: the place of the innermost one around it. */
  locate(path: Path): Position;
  offsetOf(path: Path): number;
  /** The place of the key's name at this path. */
  locateKey(path: Path): Position;
  offsetOfKey(path: Path): number;
}

/** Reads plain JSON. Reports every syntax mistake, and every key that is given twice. Never throws. */
export function readJsonDocument(text: string): JsonDocument {
  const { root, mistakes } = isTooDeep(text) ? tooDeep : parse(text);
  const positionOf = positionsIn(text);
  const nodeAt = lookUp();
  const brokenFrom = mistakes.find(({ harmless }) => !harmless)?.offset ?? Infinity;
  const repeated = root ? repeatedKeys(root, positionOf, brokenFrom) : { findings: [], overridden: [] };
  const valueAt = (path: Path) => {
    const found = root && nodeAt(root, path);
    return found?.depth === path.length ? readValue(found.node) : undefined;
  };
  const offsetOf = (path: Path) => (root ? nodeAt(root, path).node.offset : 0);
  const offsetOfKey = (path: Path) => {
    const parent = root && nodeAt(root, path).node.parent;
    return parent?.type === 'property' ? parent.offset : offsetOf(path);
  };
  return {
    value: root && readValue(root),
    findings: [
      ...mistakes.map(({ offset, message, fix }) => errorAt(positionOf(offset), message, fix)),
      ...repeated.findings,
    ],
    brokenFrom,
    overridden: new Set(repeated.overridden.flatMap(textsIn)),
    has: (path) => !!root && nodeAt(root, path).depth === path.length,
    valueAt,
    textAt: (path) => {
      const value = valueAt(path);
      return typeof value === 'string' ? value : undefined;
    },
    locate: (path) => positionOf(offsetOf(path)),
    offsetOf,
    locateKey: (path) => positionOf(offsetOfKey(path)),
    offsetOfKey,
  };
}

interface Parsed {
  root: Node | undefined;
  mistakes: SyntaxMistake[];
}

function parse(text: string): Parsed {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  return { root, mistakes: syntaxMistakes(text, errors) };
}

const tooDeep: Parsed = {
  root: undefined,
  mistakes: [
    {
      offset: 0,
      message: 'The file has too many levels of brackets to be a config.',
      fix: 'start with { and end with }',
      harmless: false,
    },
  ],
};

function repeatedKeys(
  root: Node,
  positionOf: (offset: number) => Position,
  brokenFrom: number,
): { findings: Finding[]; overridden: Node[] } {
  const findings: Finding[] = [];
  const overridden: Node[] = [];
  const visit = (node: Node) => {
    const known = new Map<string, { line: number; value: Node | undefined }>();
    for (const child of node.children ?? []) {
      const [key, value] = child.type === 'property' ? (child.children ?? []) : [];
      if (key && key.offset < brokenFrom) {
        const name = String(key.value);
        const position = positionOf(key.offset);
        const earlier = known.get(name);
        known.set(name, { line: earlier?.line ?? position.line, value: value ?? earlier?.value });
        if (earlier) {
          const message = `${JSON.stringify(name)} is given twice, first in line ${earlier.line}.`;
          findings.push(errorAt(position, message, 'keep one of the two'));
        }
        if (earlier?.value) overridden.push(earlier.value);
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
  return structuredClone(getNodeValue(node)); // of objects without a prototype, which `String` would throw for
}
