import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { questions } from '../build/scaffold/questions';
import { projectRoot } from '../build/shared/project';

/**
 * The picture of a layout of refer a friend, as a PNG: that of the guide
 * (docs/onboarding.md#the-layout-of-refer-a-friend). `undefined` for a layout that there is not.
 */
export async function layoutPicture(name: string): Promise<Buffer | undefined> {
  const layouts = questions.find(({ key }) => key === 'layout')?.choices ?? [];
  if (!layouts.includes(name)) return undefined;
  return readFile(join(projectRoot, `docs/pictures/referral-${name}.png`));
}
