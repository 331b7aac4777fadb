import { UsageError } from '../../../build/shared/failure';
import { shown } from '../../../build/shared/shown';
import type { Draft } from './draft';
import type { Names } from './names';

export const effects = ['read', 'write'] as const;

export interface NewCall {
  /** As in the path of the call, such as `getGiftCards`. */
  name: string;
  area: string;
  /** The folder of the sandbox that answers it. */
  noun: Names;
  effect: (typeof effects)[number];
}

/** Throws `UsageError` for what cannot be the path of a call. */
export function callName(word: string | undefined): string {
  if (word === undefined) throw new UsageError('The name of the call is missing.');
  if (/^[a-z][a-zA-Z0-9]{2,39}$/.test(word)) return word;
  throw new UsageError(
    `${shown(word)} cannot be a call. Write its path without the slash, such as getGiftCards.`,
  );
}

/**
 * A call with its contract, the sandbox's answer, its query, and the rows of the tests that know every call. Returns what
 * remains to be thought about.
 */
export function newCall(draft: Draft, { name, area, noun, effect }: NewCall): string[] {
  const contract = `src/contract/${area}.ts`;
  const reads = effect === 'read';
  if (draft.read('src/contract/calls.gen.ts').includes(`  ${name},\n`))
    throw new UsageError(`There is a call ${name} already.`);

  if (!draft.has(contract)) draft.add(contract, 'empty', {});
  draft.append(contract, callCode(name, reads));
  draft.addImport(contract, ['identity'], './ambient');
  draft.addImport(contract, ['defineCall', reads ? 'wholeReply' : 'noReply'], './call');
  draft.addImport(contract, ['record'], './record');
  if (reads) draft.addImport(contract, ['text'], './wire');

  const handlers = handle(draft, name, noun, reads);
  const journeys = 'src/app/whole/calls.test.tsx';
  // The last journey ends the session.
  draft.insert(journeys, /(?<=^const journeys: Journey\[\] = \[\n)/m, journeyCode(name));
  draft.addImport(journeys, [name], `@/contract/${area}`);
  draft.addImport(journeys, ['send'], '@/session/send');
  if (reads) {
    query(draft, name, area);
    draft.insert(
      'tools/backend-kit/check/plan-reads.ts',
      /(?<=const memberSteps.*?)^\];$/ms,
      `  step('${name}'),\n`,
    );
  } else {
    draft.insert('tests/sandbox/requests.ts', /(?<=const good.*?)^\};$/ms, `  ${name}: { ...identity },\n`);
  }
  return [
    `${contract}: what it says to engineers, its fields, its reply.`,
    `${handlers}: what the sandbox answers; its rows, if it keeps some.`,
    reads
      ? `src/features/${area}/queries.ts: the name of the query, and how long its answer stays fresh.`
      : `src/features/${area}: the form that sends it (useAppForm), and the queries that get stale.`,
    `${journeys}: what a person does to send it, in place of the row that sends it by itself.`,
    ...(reads
      ? []
      : ['tools/backend-kit/spec/writes-twice.ts: only if the second arrival differs from the first.']),
  ];
}

function callCode(name: string, reads: boolean): string {
  const [effect, reply] = reads ? ['read', 'wholeReply(text)'] : ['write', 'noReply'];
  return `
/** Say here what it is for. */
export const ${name} = defineCall('/${name}', {
  effect: '${effect}',${reads ? '' : "\n  statusCode: 'required',"}
  request: record(identity),
  reply: ${reply},
});
`;
}

function handle(draft: Draft, name: string, noun: Names, reads: boolean): string {
  const handlers = `sandbox/${noun.kebab}/handlers.ts`;
  if (!draft.has(handlers)) {
    draft.add(handlers, 'handlers', noun);
    draft.insert(
      'sandbox/nouns.ts',
      /(?<=export const nouns.*?)^\} /ms,
      `  ${noun.camel}: { handlers: ${noun.camel}Handlers },\n`,
    );
    draft.addImport('sandbox/nouns.ts', [`${noun.camel}Handlers`], `./${noun.kebab}/handlers`);
  }
  const answer = reads ? "'A sample answer'" : 'undefined';
  draft.insert(handlers, /^\} satisfies/m, `\n  async ${name}() {\n    return ${answer};\n  },\n`);
  return handlers;
}

function query(draft: Draft, name: string, area: string): void {
  const path = `src/features/${area}/queries.ts`;
  if (!draft.has(path))
    draft.add(path, 'queries', { area: area.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) });
  draft.insert(
    path,
    /(?<=^export const \w+Queries = \{$.*?)^\};$/ms,
    `\n  ${name}: () =>
    queryOptions({
      queryKey: ['${name}'],
      queryFn: ({ signal }) => send(${name}, {}, { signal }),
    }),\n`,
  );
  draft.addImport(path, ['queryOptions'], '@tanstack/react-query');
  draft.addImport(path, [name], `@/contract/${area}`);
  draft.addImport(path, ['send'], '@/session/send');
  const [, queries = ''] = /^export const (\w+Queries) = \{$/m.exec(draft.read(path)) ?? [];
  draft.insert(
    'src/app/whole/queries.test.ts',
    /(?<=const queries.*?)^\};$/ms,
    `  ${name}: ${queries}.${name}(),\n`,
  );
  draft.addImport('src/app/whole/queries.test.ts', [queries], `@/features/${area}/queries`);
}

function journeyCode(name: string): string {
  return `  [
    '${name}: say here what a person does',
    '/${name}',
    async () => {
      await openScreen('/dashboard', 'customer');
      await send(${name}, {});
    },
  ],\n`;
}
