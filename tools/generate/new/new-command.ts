import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readFlags } from '../../../build/cli/read-flags';
import { UsageError } from '../../../build/shared/failure';
import { Draft } from './draft';
import { type Names, namesOf, oneOf } from './names';
import { callName, effects, newCall } from './new-call';
import { type Audience, areasOf, audiences, newScreen } from './new-screen';

/** What was written, and what a person still has to think about. */
export interface Made {
  paths: string[];
  remains: string[];
  /** What is new for the engineers of backends, if anything is. */
  change?: string;
}

type Maker = (argv: readonly string[], root: string) => Promise<Made>;

/** What `npm run generate -- KIND NAME` makes. */
export const makers: Readonly<Record<string, Maker>> = { screen: makeScreen, call: makeCall, area: makeArea };

async function makeScreen(argv: readonly string[], root: string): Promise<Made> {
  const { word, flags } = wordAndFlags(argv, 'screen', {
    area: { type: 'string' },
    for: { type: 'string', default: 'customer' },
  });
  const draft = new Draft(root);
  const area = oneOf(flags.area, 'area', await areasOf(root));
  const remains = newScreen(draft, namesOf(word, 'screen'), area, oneOf(flags.for, 'for', audiences));
  return { paths: await draft.write(), remains };
}

async function makeCall(argv: readonly string[], root: string): Promise<Made> {
  const { word, flags } = wordAndFlags(argv, 'call', {
    area: { type: 'string' },
    noun: { type: 'string' },
    effect: { type: 'string', default: 'read' },
  });
  const draft = new Draft(root);
  const name = callName(word);
  const area = oneOf(flags.area, 'area', await areasOf(root));
  const nouns = await readdir(join(root, 'sandbox'));
  if (flags.noun === undefined && !nouns.includes(area))
    throw new UsageError(`--noun is missing: sandbox/ has no folder ${area}. It may be a new one.`);
  const noun = namesOf(flags.noun ?? area, 'noun');
  const remains = newCall(draft, { name, area, noun, effect: oneOf(flags.effect, 'effect', effects) });
  return { paths: await draft.write(), remains, change: `New call /${name}.` };
}

async function makeArea(argv: readonly string[], root: string): Promise<Made> {
  const { word, flags } = wordAndFlags(argv, 'area', { for: { type: 'string', default: 'customer' } });
  const draft = new Draft(root);
  const remains = newArea(draft, namesOf(word, 'area'), oneOf(flags.for, 'for', audiences));
  return { paths: await draft.write(), remains };
}

function wordAndFlags<const F extends Parameters<typeof readFlags>[1]>(
  argv: readonly string[],
  verb: string,
  options: F,
) {
  const { flags, words, complaints } = readFlags(argv, options, { takes: 'id', verb });
  if (complaints.length > 0) throw new UsageError(complaints.join('\n'));
  return { word: words[0], flags };
}

/** An area with its texts, its page of the docs, and a first screen of its name. Returns what remains to be thought about. */
function newArea(draft: Draft, names: Names, audience: Audience): string[] {
  draft.add(`src/brand/texts/${names.kebab}.ts`, 'texts', names);
  draft.add(`docs/product/${names.kebab}.md`, 'product-page', names);
  return [
    ...newScreen(draft, names, names.kebab, audience),
    'src/brand/capabilities.ts: a switch of `screens`, if a merchant may do without it; its routes say it as `optional`.',
  ];
}
