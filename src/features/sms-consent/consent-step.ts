import { clearConsentStep, readStored, writeStored } from '@/session/stored-values';

/** Where somebody stands who followed an opt-out link (docs/product/pages.md#sms-consent). */
export type ConsentStep = 'asking' | 'optedOut' | 'optedIn';

/** The step that a reload left. Each flag holds the key that it is about: another link starts over. */
export function storedStep(key: string): ConsentStep {
  if (key === '') return 'asking';
  if (readStored('isOptIn') === key) return 'optedIn';
  return readStored('isconfirm') === key ? 'optedOut' : 'asking';
}

export function storeStep(step: Exclude<ConsentStep, 'asking'>, key: string): void {
  clearConsentStep();
  writeStored(step === 'optedIn' ? 'isOptIn' : 'isconfirm', key);
}
