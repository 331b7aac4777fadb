import { Window } from 'happy-dom';
import { parseAst } from 'rolldown/parseAst';
import { beforeEach, describe, expect, it } from 'vitest';
import { pageTexts } from '@/brand/texts/page';
import { loadTemplates } from '../../brand/templates';
import { promisedBrowsers } from './promise';
import { type Node, walk } from './syntax-tree';

const { notStarted } = await loadTemplates();
const page = `
  <div id="root"><div class="first-paint" role="status" aria-label="Loading">
    <div class="first-paint-lines"><i></i></div>
  </div></div>
  <p id="not-started" hidden>Please update.</p>`;

let window: InstanceType<typeof Window>;

beforeEach(() => {
  window = new Window();
  window.document.body.innerHTML = page;
});

/** Runs the script in the page of a browser that knows modules, or in one that does not. */
function runIn({ modules }: { modules: boolean }): void {
  if (!modules) Object.assign(window.document, { createElement: () => ({}) });
  new Function('window', 'document', notStarted)(window, window.document);
}

const root = () => window.document.querySelector('#root');

describe('the sentence for browsers in which the app does not start', () => {
  it('is not shown while the app is on its way', () => {
    runIn({ modules: true });
    expect(window.document.querySelector('#not-started[hidden]')).not.toBeNull();
    expect(root()?.textContent?.trim()).toBe('');
  });

  it('is shown at once where modules are unknown', () => {
    runIn({ modules: false });
    expect(root()?.textContent?.trim()).toBe('Please update.');
    expect(window.document.querySelector('[hidden], [aria-label], i')).toBeNull();
  });

  it('is shown when a script cannot be read or fails', () => {
    runIn({ modules: true });
    window.dispatchEvent(new window.ErrorEvent('error', { message: 'SyntaxError' }));
    expect(root()?.textContent?.trim()).toBe('Please update.');
  });

  it('is not shown when a script does not arrive', () => {
    runIn({ modules: true });
    const script = window.document.createElement('i');
    window.document.body.append(script);
    script.dispatchEvent(new window.Event('error')); // like in browsers, the event does not bubble
    expect(root()?.textContent?.trim()).toBe('');
  });

  it('disappears when the app starts after all, and does not come back', () => {
    runIn({ modules: true });
    window.dispatchEvent(new window.ErrorEvent('error'));
    root()?.replaceChildren('The app.');
    window.dispatchEvent(new window.ErrorEvent('error'));
    expect(window.document.body.textContent?.trim()).toBe('The app.');
  });

  it('names the promised browsers', () => {
    const { chrome, firefox, safari_ios: ios } = promisedBrowsers;
    for (const name of [`iOS ${ios}`, `Chrome ${chrome}`, `Firefox ${firefox}`]) {
      expect(pageTexts.defaults.notStarted).toContain(name);
    }
  });
});

it('its script is written for browsers of 2011', () => {
  const types = new Set<string>();
  walk(parseAst(notStarted) as unknown as Node, (node) => {
    // ESTree
    types.add(node.type === 'VariableDeclaration' ? String(node.kind) : node.type);
  });
  expect([...types].filter((type) => !es5.has(type))).toEqual([]);
});

const es5 = new Set([
  'AssignmentExpression',
  'BinaryExpression',
  'BlockStatement',
  'CallExpression',
  'ExpressionStatement',
  'FunctionDeclaration',
  'FunctionExpression',
  'Identifier',
  'IfStatement',
  'Literal',
  'MemberExpression',
  'ParenthesizedExpression',
  'Program',
  'UnaryExpression',
  'VariableDeclarator',
  'var',
]);
