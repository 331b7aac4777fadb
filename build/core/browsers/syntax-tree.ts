/** A node of an ESTree, with the fields that all nodes have. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

/** Where a node stands: its parent, and the parent's field that holds it. */
export type Visit = (node: Node, parent: Node | undefined, part: string) => void;

/** Visits a node, then every node below it. */
export function walk(node: Node, visit: Visit, parent?: Node, place = ''): void {
  visit(node, parent, place);
  for (const key in node) {
    const value = node[key];
    if (typeof value !== 'object' || value === null) continue; // most are numbers and strings
    if (!Array.isArray(value)) {
      if (isNode(value)) walk(value, visit, node, key);
    } else for (const child of value) if (isNode(child)) walk(child, visit, node, key);
  }
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** The name of an identifier, or of the member after a dot. */
export function nameOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Identifier') return String(node.name);
  if (node.type === 'MemberExpression' && !node.computed) return nameOf(node.property);
  return undefined;
}

/** The text of a string. Minifiers also write strings as templates without placeholders. */
export function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis) || node.quasis.length !== 1)
    return undefined;
  const [only] = node.quasis as { value: { cooked?: string } }[]; // ESTree's shape
  return only?.value.cooked;
}
