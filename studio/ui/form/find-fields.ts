import { topicsFor } from '../../../build/config/brief/find-topics';
import type { Topic } from '../../../build/config/brief/topic';
import type { Path } from '../../draft-text';
import { choicesOf, fieldsOf, isCatalogue, type Schema, standardWording, titlesOn } from '../schema';

export interface Found {
  path: Path;
  schema: Schema;
}

export interface FoundFields {
  fields: readonly Found[];
  /** Texts of the app, which a mall can word itself. */
  texts: readonly Found[];
  /** What is known of things that clients ask for, and that need not be fields. */
  topics: readonly Topic[];
}

/**
 * The fields of the config with every word of a query. They can stand in its label and key, in those of the parts that
 * hold it, in its explanation and in its choices. Where none has them, the field of a topic counts: "splash" is a colour.
 */
export function findFields(schema: Schema, query: string): FoundFields {
  const fields: Found[] = [];
  const texts: Found[] = [];
  const meant: Found[] = [];
  const topics = topicsFor(query);
  const look = (inner: Schema, path: Path) => {
    for (const [key, each] of fieldsOf(inner)) {
      const found = { path: [...path, key], schema: each };
      if (isCatalogue(inner)) {
        if (hasWords(`${key} ${standardWording(each)}`, query)) texts.push(found);
      } else if (each.type === 'object') look(each, found.path);
      else if (hasWords(wordsOfField(found, schema), query)) fields.push(found);
      else if (topics.some(({ at }) => at !== undefined && `${found.path.join('.')}.`.startsWith(`${at}.`))) {
        meant.push(found);
      }
    }
  };
  look(schema, []);
  return { fields: fields.length > 0 ? fields : meant, texts, topics };
}

/** Whether every word of a query stands somewhere in a text, also as a part of a word there. */
export function hasWords(text: string, query: string): boolean {
  const inSmall = text.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => inSmall.includes(word));
}

function wordsOfField({ path, schema }: Found, whole: Schema): string {
  const choices = [...choicesOf(schema), ...choicesOf(schema.items ?? {})];
  return [
    ...titlesOn(path, whole),
    path.join('.'),
    schema.description,
    ...choices.flatMap(({ value, title, description }) => [value, title, description]),
  ].join('\n');
}

/** How many fields and texts were found, as a sentence. */
export function summaryOf({ fields, texts, topics }: FoundFields, query: string): string {
  const counts = [counted(fields.length, 'field'), counted(texts.length, 'text')].filter(Boolean);
  if (counts.length > 0) {
    return `${counts.join(' and ')} ${fields.length + texts.length === 1 ? 'matches' : 'match'}.`;
  }
  return topics.length > 0
    ? `No field is for “${query.trim()}”, but this is known:`
    : `No field matches “${query.trim()}”.`;
}

function counted(count: number, what: string): string {
  return count === 0 ? '' : `${count} ${what}${count === 1 ? '' : 's'}`;
}
