import { join } from 'node:path';
import type { Merchant } from '../brand/merchant';
import { fileWarning } from '../diagnostics/finding';
import { displayPath } from '../shared/display-path';
import type { Problem } from '../shared/problem';
import { configName } from './load-folder';

/**
 * A warning for each mall that does not say who is responsible for data and how an account is deleted. Only `mall check`
 * asks: a mall can be built without, and its pages then name the customer desk.
 */
export function rightsProblems(malls: readonly Pick<Merchant, 'id' | 'config'>[], dir: string): Problem[] {
  return malls.flatMap(({ id, config: { rights } }) => {
    const missing = (['controller', 'deletion'] as const).filter((key) => !rights?.[key]);
    if (missing.length === 0) return [];
    const keys = missing.map((key) => `rights.${key}`).join(' and ');
    const { shared: _, ...finding } = fileWarning(
      `There is no ${keys}, so shoppers do not read who is responsible for their data or how an account is deleted.`,
      'ask the client (docs/brand.md#rights-of-shoppers)',
    );
    return [{ ...finding, merchant: id, file: displayPath(join(dir, id, configName)) }];
  });
}
