import { UsageError } from '../shared/failure';
import { nearest } from '../shared/nearest';
import { print } from '../shared/print';
import { shown } from '../shared/shown';
import { type Command, exitCode, runCommand } from './command';

export interface Verb {
  /** What it does, in a line. */
  does: string;
  /** Loads only the verb that runs, because some bring the compiler with them. */
  load(): Promise<Command>;
}

type Verbs = Readonly<Record<string, Verb>>;

/**
 * Runs the verb that stands first on the command line. Alone, the command prints its verbs.
 *
 * @param needsVerb refuses the command alone: a job that has lost its verb may not pass for good
 */
export async function runVerb(command: string, verbs: Verbs, needsVerb = false): Promise<void> {
  const [verb, ...argv] = process.argv.slice(2);
  if (verb !== undefined && Object.hasOwn(verbs, verb)) {
    const loaded = await verbs[verb]?.load();
    if (loaded) return runCommand(loaded, argv);
  }
  const usage = verbList(command, verbs);
  const run = async () => {
    if (verb !== undefined) throw unknownVerb(verb, Object.keys(verbs));
    if (needsVerb) throw new UsageError('The verb is missing.');
    print(`${usage}\n`);
    return exitCode.good;
  };
  await runCommand({ usage, run });
}

function unknownVerb(verb: string, known: readonly string[]): UsageError {
  if (verb.startsWith('-')) {
    return new UsageError(`The verb is missing before ${shown(verb)}. It is one of ${known.join(', ')}.`);
  }
  const near = nearest(verb, known);
  return new UsageError(`There is no verb ${shown(verb)}.${near ? ` Did you mean ${near}?` : ''}`);
}

function verbList(command: string, verbs: Verbs): string {
  const width = Math.max(...Object.keys(verbs).map(({ length }) => length));
  const lines = Object.entries(verbs).map(([name, { does }]) => `  ${name.padEnd(width)}  ${does}`);
  return [
    `Usage: npm run ${command} -- VERB …`,
    ...lines,
    `The flags of a verb: npm run ${command} -- VERB --help`,
  ].join('\n');
}
