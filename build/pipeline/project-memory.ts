import { type FolderMemory, folderMemory } from '../config/folder-memory';
import { hashInputs } from '../core/inputs';
import { cacheFolder, projectRoot } from '../shared/project';
import { hashBuilder } from './plan-site';

/** What builds of this repository remember of the checks of malls, for programs that check all of them. */
export async function projectMemory(merchants: string): Promise<FolderMemory> {
  const made = await Promise.all([hashInputs(projectRoot), hashBuilder()]);
  return folderMemory(cacheFolder, merchants, made.join(' '));
}
