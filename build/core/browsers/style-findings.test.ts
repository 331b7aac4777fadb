import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { isAllowed } from './allowed';
import { beyondThePromise } from './beyond';
import { styleFindings } from './style-findings';

const beyond = beyondThePromise();
const findingsIn = (text: string) => styleFindings({ path: 'a.css', text }, beyond);
const featuresIn = (text: string) => findingsIn(text).map(({ feature }) => feature);

describe('beyond the promise are', () => {
  it.each([
    [':has', 'body:has([data-nav]) { color: red }'],
    ['a rule inside a rule', '.a { color: red; .b { color: blue } }'],
    ['@container', '@container (width > 100px) { .a { color: red } }'],
    ['a range in @media', '@media (width >= 100px) { .a { color: red } }'],
    ['container-type', '.a { container-type: inline-size }'],
    ['color-mix()', '.a { color: color-mix(in srgb, red, blue) }'],
    ['oklch()', '.a { color: oklch(50% 0.1 20) }'],
    ['the unit dvh', '.a { min-height: calc(100dvh - 2px) }'],
    ['the unit cqi', '.a { font-size: min(1rem, 14cqi) }'],
    ['the unit dvh', '.a { --height: 100vh; --height: 100dvh }'],
    ['width: stretch', '.a { width: stretch }'],
  ])('%s: %s', (feature, text) => {
    expect(featuresIn(text)).toEqual([feature]);
  });
});

describe('within the promise are', () => {
  it.each([
    ['what @supports asks for', '@supports (height: 1dvh) { .a { height: 100dvh } }'],
    ['a plain value first', '.a { height: 100vh; height: 100dvh }'],
    ['names and texts that look like more', '.a { animation: 1.2s m_5dvh; color: #1dvb66; content: "1dvh" }'],
    [
      'what its browsers have',
      '@layer a { .a:is(.b):focus-visible { inset: 0; margin-inline: 1ch; gap: 1px } }',
    ],
  ])('%s', (_name, text) => {
    expect(featuresIn(text)).toEqual([]);
  });
});

it('the first paint’s own rules stay within the promise', async () => {
  const text = await readFile('templates/first-paint.css', 'utf8');
  expect(findingsIn(text).filter((finding) => !isAllowed(finding))).toEqual([]);
});
