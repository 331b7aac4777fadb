import type { QueryMeta } from '@tanstack/react-query';
import { savesData } from '@/lib/browser';

/** ms for which the dashboard takes points and vouchers as they are. Bills and orders make them old before that. */
const newEnough = 12 * 60 * 60_000;

/** A query of what ends soon. Nobody has asked for it here, so a failure says nothing. */
export function askedLate<Query extends { meta?: QueryMeta | undefined }>(query: Query) {
  return { ...query, enabled: !savesData(), staleTime: newEnough, meta: { ...query.meta, silent: true } };
}
