import { parseAst } from 'rolldown/parseAst'; // Vite has it too, but loading Vite takes half a second
import type { Beyond } from './beyond';
import { isNode, type Node, nameOf, textOf, walk } from './syntax-tree';

/** The use of a feature that a promised browser lacks. */
export interface BrowserFinding {
  /** Path inside the site. */
  file: string;
  /** What is used, such as `Promise.withResolvers`. */
  feature: string;
  /** The code around it, on one line. */
  near: string;
}

/** A script that browsers get. */
interface BrowserFile {
  path: string;
  text: string;
}

/** How many letters of code are shown before a finding, and from its start on. */
const shown = { before: 60, from: 100 };

function findingAt(file: BrowserFile, feature: string, start: number, end: number): BrowserFinding {
  const near = file.text
    .slice(Math.max(0, start - shown.before), Math.max(end, start + shown.from))
    .replaceAll(/\s+/g, ' ');
  return { file: file.path, feature, near };
}

/** Where well-known objects come from, so that `document.x` is looked up as `Document.x`. */
const classes: Partial<Record<string, string>> = {
  caches: 'CacheStorage',
  crypto: 'Crypto',
  document: 'Document',
  history: 'History',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  screen: 'Screen',
};
const globalObjects = new Set(['globalThis', 'self', 'window']);

/**
 * The features in scripts that some promised browser lacks: syntax that the compiler does not translate, globals,
 * members of known objects, and calls of methods that no object has there.
 *
 * Nobody can tell from compiled code what `x` in `x.union()` is. So a method counts only if no script defines something
 * of the same name. That is why all scripts are judged together.
 */
export function scriptFindings(files: readonly BrowserFile[], beyond: Beyond): BrowserFinding[] {
  const own = new Set<string>();
  const found: { finding: BrowserFinding; method?: string }[] = [];
  for (const file of files) {
    // Synchronous, because compressing fills the queue of the other threads meanwhile.
    walk(parseAst(file.text) as unknown as Node, (node, parent, part) => {
      // ESTree
      const name = ownName(node);
      if (name !== undefined) own.add(name);
      const feature = featureBeyond(node, parent, part, beyond);
      if (feature) found.push({ finding: findingAt(file, feature, node.start, node.end) });
      else if (node.type === 'MemberExpression' && parent?.type === 'CallExpression' && part === 'callee') {
        const method = nameOf(node);
        if (method === undefined || !beyond.members.has(method)) return;
        found.push({ finding: findingAt(file, `${method}()`, node.start, node.end), method });
      }
    });
  }
  return found.flatMap(({ finding, method }) => (method !== undefined && own.has(method) ? [] : [finding]));
}

/** The name that the code gives to a member of its own. */
function ownName({ type, computed, key, left }: Node): string | undefined {
  switch (type) {
    case 'Property':
    case 'PropertyDefinition':
    case 'MethodDefinition':
      return computed ? undefined : (nameOf(key) ?? textOf(key));
    case 'AssignmentExpression':
      return isNode(left) && left.type === 'MemberExpression' ? nameOf(left) : undefined;
    default:
      return undefined;
  }
}

/** Syntax, a global, or a member of an object that is known by its name. */
function featureBeyond(
  node: Node,
  parent: Node | undefined,
  part: string,
  beyond: Beyond,
): string | undefined {
  switch (node.type) {
    case 'StaticBlock':
      return 'a static block';
    case 'VariableDeclaration':
      return /using/.test(String(node.kind)) ? 'using' : undefined;
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return Array.isArray(node.attributes) && node.attributes.length > 0 ? 'import attributes' : undefined;
    case 'Literal':
      return 'regex' in node ? regexBeyond(node.regex as { pattern: string; flags: string }) : undefined; // ESTree
    case 'NewExpression':
    case 'CallExpression':
      return madeRegexBeyond(node);
    case 'Identifier':
      return isReference(parent, part) && beyond.globals.has(String(node.name)) && !isTypeAsked(parent)
        ? String(node.name)
        : undefined;
    case 'MemberExpression':
      return isTypeAsked(parent) ? undefined : memberBeyond(node, beyond);
    default:
      return undefined;
  }
}

function madeRegexBeyond(node: Node): string | undefined {
  if (nameOf(node.callee) !== 'RegExp' || !Array.isArray(node.arguments)) return undefined;
  const [pattern = '', flags = ''] = node.arguments.map(textOf);
  return regexBeyond({ pattern, flags });
}

function regexBeyond({ pattern, flags }: { pattern: string; flags: string }): string | undefined {
  if (/\(\?<[=!]/.test(pattern)) return 'a look-behind';
  if (/\(\?[a-z]*-?[a-z]+:/.test(pattern)) return 'flags inside a regular expression';
  if (flags.includes('v')) return 'the flag v of a regular expression';
  const groups = [...pattern.matchAll(/\(\?<([^>]+)>/g)].map(([, name]) => name);
  return new Set(groups).size < groups.length ? 'two groups of one name' : undefined;
}

function memberBeyond(node: Node, { globals, owned }: Beyond): string | undefined {
  const name = nameOf(node);
  if (name === undefined) return undefined;
  const object = nameOf(node.object) ?? '';
  if (globalObjects.has(object) && globals.has(name)) return name;
  return owned.has(`${classes[object] ?? object}.${name}`) ? `${object}.${name}` : undefined;
}

/** `typeof x` asks whether there is an `x`. */
function isTypeAsked(parent: Node | undefined): boolean {
  return parent?.type === 'UnaryExpression' && parent.operator === 'typeof';
}

/** Whether an identifier at this place is a value, and not the name of a member or a label. */
function isReference(parent: Node | undefined, part: string): boolean {
  if (parent?.type === 'MemberExpression') return part === 'object' || parent.computed === true;
  if (part === 'key') return parent?.computed === true;
  return part !== 'label' && part !== 'exported' && part !== 'imported';
}
