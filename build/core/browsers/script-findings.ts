import { parseAstAsync } from 'vite';
import type { Beyond } from './beyond';
import { type BrowserFile, type BrowserFinding, findingAt } from './finding';
import { isNode, type Node, nameOf, textOf, walk } from './syntax-tree';

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
export async function scriptFindings(
  files: readonly BrowserFile[],
  beyond: Beyond,
): Promise<BrowserFinding[]> {
  const own = new Set<string>();
  const found: { finding: BrowserFinding; method?: string }[] = [];
  for (const file of files) {
    walk((await parseAstAsync(file.text)) as unknown as Node, (node, parent, part) => {
      // ESTree
      for (const name of ownNames(node)) own.add(name);
      const method = methodBeyond(node, parent, part, beyond);
      const feature = syntaxBeyond(node) ?? functionBeyond(node, parent, part, beyond) ?? method;
      if (!feature) return;
      const finding = findingAt(file, method === feature ? `${method}()` : feature, node.start, node.end);
      found.push(method === feature ? { finding, method } : { finding });
    });
  }
  return found.flatMap(({ finding, method }) => (method !== undefined && own.has(method) ? [] : [finding]));
}

/** Names that the code gives to members of its own. */
function ownNames({ type, computed, key, left }: Node): string[] {
  const isNamed = type === 'Property' || type === 'PropertyDefinition' || type === 'MethodDefinition';
  const name = isNamed && !computed ? (nameOf(key) ?? textOf(key)) : undefined;
  const isAssigned = type === 'AssignmentExpression' && isNode(left) && left.type === 'MemberExpression';
  const assigned = isAssigned ? nameOf(left) : undefined;
  return [name, assigned].filter((each) => each !== undefined);
}

function syntaxBeyond(node: Node): string | undefined {
  if (node.type === 'StaticBlock') return 'a static block';
  if (node.type === 'VariableDeclaration' && /using/.test(String(node.kind))) return 'using';
  if (Array.isArray(node.attributes) && node.attributes.length > 0) return 'import attributes';
  if (isNode(node.regex) || 'regex' in node)
    return regexBeyond(node.regex as { pattern: string; flags: string }); // ESTree
  const made =
    (node.type === 'NewExpression' || node.type === 'CallExpression') && nameOf(node.callee) === 'RegExp';
  if (!made || !Array.isArray(node.arguments)) return undefined;
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

/** A global, or a member of an object that is known by its name. */
function functionBeyond(
  node: Node,
  parent: Node | undefined,
  part: string,
  { globals, owned }: Beyond,
): string | undefined {
  if (node.type !== 'Identifier' && node.type !== 'MemberExpression') return undefined;
  const name = nameOf(node);
  if (name === undefined || (parent?.type === 'UnaryExpression' && parent.operator === 'typeof'))
    return undefined;
  if (node.type === 'Identifier') return globals.has(name) && isReference(parent, part) ? name : undefined;
  const object = nameOf(node.object) ?? '';
  if (globalObjects.has(object) && globals.has(name)) return name;
  return owned.has(`${classes[object] ?? object}.${name}`) ? `${object}.${name}` : undefined;
}

/** A method of any object, known by its name alone. */
function methodBeyond(
  node: Node,
  parent: Node | undefined,
  part: string,
  { members }: Beyond,
): string | undefined {
  if (node.type !== 'MemberExpression' || parent?.type !== 'CallExpression' || part !== 'callee')
    return undefined;
  const name = nameOf(node);
  return name !== undefined && members.has(name) ? name : undefined;
}

/** Whether an identifier at this place is a value, and not the name of a member or a label. */
function isReference(parent: Node | undefined, part: string): boolean {
  if (parent?.type === 'MemberExpression') return part === 'object' || parent.computed === true;
  if (part === 'key') return parent?.computed === true;
  return part !== 'label' && part !== 'exported' && part !== 'imported';
}
