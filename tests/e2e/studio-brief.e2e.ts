import { expect } from '@playwright/test';
import { violationsNow } from './axe';
import { opening, openMall, test } from './studio-served';

// axe is the test's own script, and the studio's policy would refuse it.
test.use({ viewport: { width: 1280, height: 800 }, bypassCSP: true });

test('each wish of a pasted mail leads to its field or says why there is none, and the mail stays in the page', async ({
  page,
  studio,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await openMall(page, studio);
  const brief = page.getByRole('button', { name: 'Brief' });
  await brief.click(opening);
  const mail = page.getByRole('textbox', { name: "The client's mail" });
  await mail.fill(
    '- splash screen in #12345F, and we want a moon on every page\n- no feedback form\n- SMS from our sender ID\n- dark mode\n- unicorns',
  );
  const points = page.getByRole('list', { name: 'Points of the mail' }).locator('.wish');
  await expect(points).toHaveText([
    /To do.*Apply #12345f.*The rest of this point was not recognised: “we want a moon on every page”/,
    /To do.*We switch it off/,
    /Backend.*getOtp/,
    /Not possible.*no dark mode/,
    /Not recognised/,
  ]);
  await expect(points.nth(2)).toContainText('About “SMS”, “sender ID”');
  const status = page.getByRole('status').filter({ hasText: 'points' });
  const answers = (counts: string) => `The answers: ${counts}, 0 ask the client.`;
  await expect(status).toHaveText(
    `5 points: 0 answered, 5 to read. ${answers('0 done, 0 to do, 0 backend, 0 not possible')}`,
  );
  const reply = page.getByRole('textbox', { name: 'A reply to send' });
  await expect(reply).toHaveValue(
    /each point\.\n\nWe come back to you about these:\n- "splash.*\n- "no feed/,
  );

  // an answer of the table counts once somebody confirms it
  const confirm = page.getByRole('checkbox', { name: 'Answers it' });
  await expect(confirm).toHaveCount(4);
  await confirm.nth(1).click();
  await confirm.first().focus();
  await page.keyboard.press('Space');
  await expect(confirm.first()).toBeFocused();
  await expect(confirm.first()).toBeChecked();
  await expect(reply).toHaveValue(/We set this up:\n- "splash/);
  await expect(reply).toHaveValue(/We come back to you about these:\n- "we want a moon on every page"/);
  await expect(status).toHaveText(
    `5 points: 1 answered, 4 to read. ${answers('0 done, 2 to do, 0 backend, 0 not possible')}`,
  );
  await expect(reply).not.toHaveValue(/This is not possible:/);
  await confirm.nth(3).click();
  await expect(reply).toHaveValue(/This is not possible:/);
  expect(await violationsNow(page)).toEqual([]);

  await page.getByRole('button', { name: 'Apply #12345f' }).click();
  await expect(points.first()).toContainText('Done');
  const field = points
    .first()
    .getByRole('button', { name: 'Installed app › Background while the app starts' });
  await expect(field).toBeFocused();
  await field.press('Enter');
  const color = page.getByRole('textbox', { name: 'Background while the app starts' });
  await expect(color).toBeFocused();
  await expect(color).toHaveValue('#12345f');
  await brief.click();
  await expect(mail).toHaveValue(/unicorns/);

  // what the table does not know, staff answer
  const unicorns = points.filter({ hasText: 'unicorns' });
  await unicorns.getByRole('button', { name: 'Answer it' }).click();
  await unicorns.getByRole('combobox', { name: 'Result' }).selectOption('Not possible');
  await unicorns.getByRole('textbox', { name: 'Answer in your own words' }).fill('They are extinct.');
  await expect(unicorns).toContainText('Not possible');
  await expect(reply).toHaveValue(/"unicorns"\n {2}They are extinct\./);
  const dark = points.filter({ hasText: 'dark mode' });
  await dark.getByRole('button', { name: 'Change the answer' }).click();
  await dark.getByRole('combobox', { name: 'What it is about' }).fill('valet');
  await page.getByRole('option', { name: 'Parking' }).click();
  await expect(reply).toHaveValue(/There is no dark mode.*\n.*The app has no parking/);
  await dark.getByRole('button', { name: 'As the table says' }).click();
  await expect(dark.getByRole('checkbox', { name: 'Answers it' })).not.toBeChecked();
  await expect(reply).toHaveValue(/We come back to you about these:[^:]*dark mode/);
  await dark.getByRole('button', { name: 'It asks for nothing' }).click();
  await expect(reply).not.toHaveValue(/dark mode|no parking/);
  await dark.getByRole('button', { name: 'As the table says' }).click();
  await expect(dark).toContainText('There is no dark mode');

  // other lines of the mail change, and what was confirmed stays
  await mail.fill('- no feedback form\n- a comet');
  await expect(points).toHaveCount(2);
  await expect(confirm).toBeChecked();
  expect(await violationsNow(page)).toEqual([]);

  // a group of fields and a whole part have no input, so their titles are shown
  for (const [wish, title] of [
    ['push alerts', 'Push messages'],
    ['a launch day', 'Launch'],
  ] as const) {
    await mail.fill(`- ${wish}`);
    await points.getByRole('button', { name: title }).click();
    await expect(page.locator(':focus')).toContainText(title);
    await expect(page.locator(':focus')).toBeInViewport();
    await brief.click();
  }
  expect(sent.filter((each) => each.includes('unicorns'))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('unicorns');
});
