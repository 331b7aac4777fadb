import type { Draft } from './draft';
import type { Names } from './names';
import { type Audience, newScreen } from './new-screen';

/** An area with its texts, its page of the docs, and a first screen of its name. Returns what remains to be thought about. */
export function newArea(draft: Draft, names: Names, audience: Audience): string[] {
  draft.add(`src/brand/texts/${names.kebab}.ts`, 'texts', names);
  draft.add(`docs/product/${names.kebab}.md`, 'product-page', names);
  return [
    ...newScreen(draft, names, names.kebab, audience),
    'src/brand/capabilities.ts: a switch of `screens`, if a merchant may do without it; its routes say it as `optional`.',
  ];
}
