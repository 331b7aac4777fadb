import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { commitAll, git } from '../setup/git-repository';
import { goToStep, opening, save, test } from './studio-served';

test.use({ viewport: { width: 1440, height: 900 } });

test('a mall reaches CI by a push, and goes back by another, without a terminal', async ({
  page,
  studio,
}) => {
  const remote = join(studio.repository, 'remote.git');
  await mkdir(remote);
  git(remote, 'init', '--quiet', '--bare');
  commitAll(studio.folder);
  git(studio.folder, 'branch', '-M', 'main');
  git(studio.folder, 'remote', 'add', 'origin', remote);
  git(studio.folder, 'push', '--quiet', '-u', 'origin', 'main');
  git(studio.folder, 'config', 'user.name', 'Asha Rao');
  git(studio.folder, 'config', 'user.email', 'asha@mall.example');
  const destinations = [{ name: 'Servers', to: 'ci', production: true }];
  await writeFile(join(studio.repository, 'publish.json'), JSON.stringify({ destinations }));
  const before = await studio.config();
  const pushed = () =>
    execFileSync('git', ['-C', remote, 'show', 'main:36/merchant.json'], { encoding: 'utf8' });

  await page.goto(studio.ownerUrl);
  await page.goto(`${studio.url}?mall=36&step=basics`);
  await page.getByRole('textbox', { name: 'Description' }).fill('Rewards for every visit', opening);
  await save(page);
  await goToStep(page, 'Live');
  const releases = page.getByRole('list', { name: 'Releases at Servers' }).getByRole('listitem');
  await expect(releases).toHaveText([/now/]);
  await expect(page.getByText('Another state than the one that is saved is pushed.')).toBeVisible();
  await page.getByRole('button', { name: 'Publish to Servers' }).click();
  await expect(releases).toHaveText([/Asha Rao.*now.*Publish mall 36/, /Go back to this/]);
  await expect(page.getByText('The mall as it is saved is pushed.')).toBeVisible();
  expect(pushed()).toContain('Rewards for every visit');

  await releases.last().getByRole('button', { name: 'Go back to this' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Mitti Court');
  await dialog.getByRole('button', { name: 'Go back', exact: true }).click();
  await expect(releases).toHaveCount(3);
  await expect(releases.first()).toContainText('Bring mall 36 back to');
  expect(pushed()).toBe(before);
  expect(await studio.config()).toBe(before);
  await goToStep(page, 'Basics');
  await expect(page.getByRole('textbox', { name: 'Description' })).not.toHaveValue('Rewards for every visit');
  await expect(page.getByText('Somebody else has changed this mall')).toBeHidden(); // it was their own work
});
