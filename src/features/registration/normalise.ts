import { capitalizeWords } from '@/lib/names';
import { emailLength, nameLength } from './registration.schema';

/**
 * A name as its field takes it (docs/product/formats.md#names): capitalised, straight apostrophes (phones type curly
 * ones), at most 20 long.
 */
export function normaliseName(text: string): string {
  return capitalizeWords(text.replace(/[‘’]/g, "'")).slice(0, nameLength);
}

/** An email address as its field takes it: in small letters, without spaces around it. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase().slice(0, emailLength);
}
