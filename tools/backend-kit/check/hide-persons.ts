import { isObject } from '@/contract/wire';
import { parsedJson } from '@/lib/parsed-json';
import { isTooDeep } from './judge-answer';
import type { Mask } from './mask';
import { secretFields } from './shown';

/** Remembers what an answer says of the member, so that no text of the report holds it. */
export function hidePersons(text: string, call: string, mask: Mask): void {
  const look = (value: unknown): void => {
    if (!isObject(value)) return;
    for (const [name, inner] of Object.entries(value)) {
      const held = secretFields.has(name) || (name === 'name' && call === 'getLoyaltyProgramTierDetails');
      if (held && !isObject(inner)) hide(inner);
      look(inner);
    }
  };
  const hide = (value: unknown) => {
    mask.hide(value);
    if (typeof value === 'string') for (const word of value.split(/\s+/)) mask.hide(word);
  };
  if (!isTooDeep(text)) look(parsedJson(text));
}
