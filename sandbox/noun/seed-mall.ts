import type { SandboxMerchant } from './sandbox-merchant';

/** Gives a mall its sample data if it has none yet. Rejects with `UnseededMall`. */
export type SeedMall = (merchant: SandboxMerchant) => Promise<void>;

/** The message names the mall and the reason. The other malls work. */
export class UnseededMall extends Error {
  constructor({ id, name }: SandboxMerchant, cause: unknown) {
    super(`Mall ${id} (${name}) cannot get its sample data: ${reasonOf(cause)}`, { cause });
  }
}

/** A failed query shows all its values. Its cause says what was wrong. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
