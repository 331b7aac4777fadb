import { mapBounded } from '../../shared/map-bounded';
import { freeHost } from './hosts';
import { keys, type Live } from './layout';
import { changeLive } from './pointer';
import type { StoreObjects } from './store-objects';

/**
 * Takes a mall out of a store: first its pointer shows nothing, then its hosts are free and its releases go. A second run
 * takes what a killed one has left. The pointer stays, with the highest order: a late run of an older commit must not
 * bring the mall back.
 */
export async function removeFromStore(objects: StoreObjects, id: string): Promise<void> {
  const { after } = await changeLive(objects, id, (live): Live | undefined => {
    if (!live) return undefined;
    const { order, highest, hosts, left } = live;
    return {
      format: 1,
      id,
      order,
      highest,
      hosts: [],
      left: [...new Set([...hosts, ...left])],
      releases: [],
    };
  });
  for (const host of after?.left ?? []) await freeHost(objects, host, id);
  await objects.remove(keys.canary(id));
  const releases = await objects.list(keys.releases(id));
  await mapBounded(releases, 16, ({ key }) => objects.remove(key));
}
