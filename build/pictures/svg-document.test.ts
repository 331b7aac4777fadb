import { expect, it } from 'vitest';
import { readSvg } from './svg-document';

const svg = 'http://www.w3.org/2000/svg';

it('reads names by their namespaces, and a style sheet in one piece', () => {
  const text = `<s:svg xmlns:s="${svg}">\n<s:style  a='&lt;&#x41;'\n\ts:b = "">x<!-- y --><i/>&amp;<![CDATA[ <z> ]]></s:style></s:svg>`;
  const { elements, broken } = readSvg(text);
  expect(broken).toBeUndefined();
  expect(
    elements.map(({ name, local, namespace, offset, text }) => [name, local, namespace, offset, text]),
  ).toEqual([
    ['s:svg', 'svg', svg, 0, '\n'],
    ['s:style', 'style', svg, text.indexOf('<s:style'), 'x& <z> '],
    ['i', 'i', '', text.indexOf('<i/>'), ''],
  ]);
  expect(elements[1]?.attributes).toEqual([
    { name: 'a', local: 'a', namespace: '', value: '<A', offset: text.indexOf("a='") },
    { name: 's:b', local: 'b', namespace: svg, value: '', offset: text.indexOf('s:b') },
  ]);
});

it('gives what it read before the first mistake', () => {
  const text = '<?xml version="1.0" encoding="utf-8"?><!DOCTYPE svg><?a b?><svg><g></svg>';
  expect(readSvg(text)).toMatchObject({
    encoding: 'utf-8',
    doctype: { text: ' svg', offset: text.indexOf('<!') },
    instructions: [{ target: 'a', offset: text.indexOf('<?a') }],
    elements: [{ name: 'svg' }, { name: 'g' }],
    broken: { reason: 'unexpected close tag', offset: text.length - 1 },
  });
});
