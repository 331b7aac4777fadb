import { isObject } from '@/contract/wire';
import { parsedJson } from '@/lib/parsed-json';
import { isTooDeep } from './judge-answer';
import type { Mask } from './mask';
import { secretFields } from './shown';

/** Remembers what an answer says of the member, so that no text of the report holds it. */
export function hidePersons(text: string, call: string, mask: Mask): void {
  const look = (value: unknown, depth: number): void => {
    if (!isObject(value) || depth > 12) return;
    for (const [name, inner] of Object.entries(value)) {
      const held = secretFields.has(name) || (name === 'name' && call === 'getLoyaltyProgramTierDetails');
      if (held && !isObject(inner)) hide(inner);
      look(inner, depth + 1);
    }
  };
  const hide = (value: unknown) => {
    mask.hide(value);
    if (typeof value === 'string') mask.hide(...value.split(/\s+/).filter((word) => word.length > 2));
  };
  if (!isTooDeep(text)) look(parsedJson(text), 0);
}
