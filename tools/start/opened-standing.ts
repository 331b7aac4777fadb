import { loadMerchants } from '../../build/config/load';
import { knownEnvironment, type ListOptions, standingsIn } from '../../build/fleet/list-malls';
import { Failure } from '../../build/shared/failure';
import { folderItems, serviceItems } from '../launch/list/folder';
import type { OpenedStanding } from '../studio/wire';

/** How far one mall is, and which lines of `mall ready` fail without asking a host. Throws `Failure` where it is not there. */
export async function openedStanding(list: ListOptions, id: string): Promise<OpenedStanding> {
  const { merchants } = list;
  const loaded = await loadMerchants(merchants, [id]);
  const [standing] = standingsIn(list, [id], loaded);
  if (!standing) throw new Failure(`There is no mall ${id}.`);
  const items = folderItems({ merchants, id }, loaded);
  for (const merchant of loaded.merchants) {
    const environment = knownEnvironment(merchant, list.environment);
    if (environment) items.push(...serviceItems(merchant, environment));
  }
  return { ...standing, failed: items.flatMap(({ key, result }) => (result === 'failed' ? [key] : [])) };
}
