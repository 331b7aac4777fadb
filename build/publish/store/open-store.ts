import { resolve } from 'node:path';
import { folderObjects as folderReader } from '../../../serve/objects/folder';
import type { ReadObjects } from '../../../serve/objects/read-objects';
import { s3Objects as s3Reader } from '../../../serve/objects/s3';
import { type Environment, s3Place } from '../../../serve/objects/s3-request';
import { displayPath } from '../../shared/display-path';
import { Failure, UsageError } from '../../shared/failure';
import { isAmongSites } from '../out-folder';
import { folderObjects } from './folder-objects';
import { s3Objects } from './s3-objects';
import type { StoreObjects } from './store-objects';

export interface Store {
  /** As messages name it. */
  name: string;
  objects: StoreObjects;
  /** As a server reads it: what does not answer at once is away. */
  reading: ReadObjects;
}

/**
 * The store that a flag names: a folder or `s3://bucket/prefix`. Throws `UsageError` for an address that is none, and
 * where the environment lacks the account.
 */
export function openStore(
  address: string,
  { endpoint, environment = process.env }: { endpoint?: string | undefined; environment?: Environment },
): Store {
  if (address.startsWith('s3:')) {
    const place = s3Place(address, environment, endpoint);
    if (typeof place === 'string') throw new UsageError(place);
    return { name: address, objects: s3Objects(place), reading: s3Reader(place) };
  }
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(address))
    throw new UsageError('A store is a folder or s3://bucket/prefix.');
  if (endpoint !== undefined) throw new UsageError('--endpoint belongs to a store in s3://bucket/prefix.');
  const folder = resolve(address);
  if (isAmongSites(folder))
    throw new Failure(
      `${displayPath(folder)} is among the built sites. Choose another folder for the store.`,
    );
  return { name: displayPath(folder), objects: folderObjects(folder), reading: folderReader(folder) };
}
