import { wantedFor } from '../../../../build/config/find-wanted';
import type { Wanted } from '../../../../build/config/wanted';
import { counted } from '../../../../build/shared/words';
import type { Path } from '../../saving/draft-text';
import { choicesOf, fieldsOf, isCatalogue, type Schema, standardWording, titlesOn } from './schema';

export interface FoundFields {
  fields: readonly Path[];
  /** Texts of the app, which a mall can word itself. */
  texts: readonly Path[];
  /** What is known of things that clients ask for, and that are no fields. */
  answers: readonly Wanted[];
}

/**
 * The fields of the config with every word of a query. They can stand in its label and key, in those of the parts that
 * hold it, in its explanation and in its choices. Where none has them, what clients call it counts: "splash" is a colour.
 */
export function findFields(schema: Schema, query: string): FoundFields {
  const fields: Path[] = [];
  const texts: Path[] = [];
  const meant: Path[] = [];
  const wanted = wantedFor(query);
  const look = (inner: Schema, path: Path) => {
    for (const [key, each] of fieldsOf(inner)) {
      const found = [...path, key];
      if (isCatalogue(inner)) {
        if (hasWords(`${key} ${standardWording(each)}`, query)) texts.push(found);
      } else if (fieldsOf(each).length > 0 && each.type === 'object') look(each, found);
      else if (hasWords(wordsOfField(found, each, schema), query)) fields.push(found);
      else if (wanted.some(({ answer }) => `${found.join('.')}.`.startsWith(`${answer}.`))) {
        meant.push(found);
      }
    }
  };
  look(schema, []);
  const answers = wanted.filter(({ kind }) => kind !== 'field');
  return { fields: fields.length > 0 ? fields : meant, texts, answers };
}

/** Whether every word of a query stands somewhere in a text, also as a part of a word there. */
export function hasWords(text: string, query: string): boolean {
  const inSmall = text.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => inSmall.includes(word));
}

function wordsOfField(path: Path, schema: Schema, whole: Schema): string {
  const choices = [...choicesOf(schema), ...choicesOf(schema.items ?? {})];
  return [
    ...titlesOn(path, whole),
    path.join('.'),
    schema.description,
    ...choices.flatMap(({ value, title, description }) => [value, title, description]),
  ].join('\n');
}

/** How many fields and texts were found, as a sentence. */
export function summaryOf({ fields, texts, answers }: FoundFields, query: string): string {
  const counts = [
    fields.length && counted(fields.length, 'field'),
    texts.length && counted(texts.length, 'text'),
  ];
  const all = fields.length + texts.length;
  if (all > 0) return `${counts.filter(Boolean).join(' and ')} ${all === 1 ? 'matches' : 'match'}.`;
  return answers.length > 0
    ? `No field is for “${query.trim()}”, but this is known:`
    : `No field matches “${query.trim()}”.`;
}
