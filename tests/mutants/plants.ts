import { type ESTree, parseSync } from 'vite';

/** A small mistake that can be planted in a file: the text from `start` to `end` becomes `text`. */
export interface Plant {
  file: string;
  start: number;
  end: number;
  text: string;
}

export function withPlant({ start, end, text }: Plant, source: string): string {
  return source.slice(0, start) + text + source.slice(end);
}

/** All mistakes that this command knows for a source. Each one parses, but its types may be wrong. */
export function plantsIn(file: string, source: string): Plant[] {
  const plants: Plant[] = [];
  const plant = ({ start, end }: Span, text: string) => plants.push({ file, start, end, text });
  const visit = (node: ESTree.Node) => {
    if (notPlanted.test(node.type) || isForDevelopers(node)) return;
    plantAt(node, source, plant);
    for (const child of Object.values(node).flat()) {
      if (isNode(child)) visit(child);
    }
  };
  visit(parseSync(file, source).program);
  return plants;
}

interface Span {
  start: number;
  end: number;
}

/**
 * Types and names of other files do not run. Attributes are mostly looks. A mistake in a loop of this kind could make it
 * endless, and no test could end it.
 */
const notPlanted =
  /^(TS(?!As|Satisfies|NonNull)|Import(?!Expr)|ExportAll|JSXAttribute$|(Do)?While|ForStatement)/;

/** A line in the console, or the message of an error that no screen shows. */
function isForDevelopers(node: ESTree.Node): boolean {
  if (node.type === 'ExpressionStatement') return isForDevelopers(node.expression);
  if (node.type === 'NewExpression')
    return node.callee.type === 'Identifier' && /^(Type|Range)?Error$/.test(node.callee.name);
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
  const { object } = node.callee;
  return object.type === 'Identifier' && object.name === 'console';
}

function plantAt(node: ESTree.Node, source: string, plant: (where: Span, text: string) => void): void {
  const textOf = ({ start, end }: Span) => source.slice(start, end);
  switch (node.type) {
    case 'ExpressionStatement': {
      if ('directive' in node && node.directive) return;
      plant(node, ';');
      if (node.expression.type === 'AwaitExpression')
        plant(node.expression, textOf(node.expression.argument));
      return;
    }
    case 'ArrowFunctionExpression':
      if (node.body.type === 'CallExpression' && !isForDevelopers(node.body)) plant(node.body, 'undefined');
      return;
    case 'IfStatement':
    case 'ConditionalExpression':
      for (const value of ['true', 'false']) plant(node.test, value);
      return;
    case 'LogicalExpression': {
      const { left, right, operator } = node;
      if (operator === '??') plant(node, textOf(left));
      else plant(node, `${textOf(left)} ${operator === '&&' ? '||' : '&&'} ${textOf(right)}`);
      return;
    }
    case 'BinaryExpression': {
      const other = otherOperators[node.operator];
      const joins = /['"`]/.test(textOf(node)); // a text, which has no minus
      if (other && !joins) plant(node, `${textOf(node.left)} ${other} ${textOf(node.right)}`);
      return;
    }
    case 'UnaryExpression':
      if (node.operator === '!') plant(node, textOf(node.argument));
      return;
    case 'Literal':
      if (typeof node.value === 'boolean') plant(node, String(!node.value));
      else if (typeof node.value === 'number') plant(node, String(node.value + 1));
      else if (typeof node.value === 'string' && node.value !== '') plant(node, "''");
      return;
    case 'ArrayExpression':
      for (const [i] of node.elements.entries())
        plant(node, `[${without(node.elements, i).map(textOf).join(', ')}]`);
      return;
    case 'ObjectExpression':
      for (const [i] of node.properties.entries())
        plant(node, `{ ${without(node.properties, i).map(textOf).join(', ')} }`);
      return;
    case 'JSXElement': {
      const parts = node.children.filter(({ type }) => type.startsWith('JSXE'));
      for (const part of parts) if (parts.length === 1 || !isShape.test(textOf(part))) plant(part, '');
      return;
    }
  }
}

/** One of several shapes of a drawing is looks, like an attribute. */
const isShape = /^<(circle|ellipse|g|line|path|rect)\b/;

const otherOperators: Partial<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
};

function without<T>(list: readonly (T | null)[], index: number): T[] {
  return list.filter((each, i): each is T => each !== null && i !== index);
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
