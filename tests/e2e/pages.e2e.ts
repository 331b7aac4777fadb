import { expect, openAs, test } from './fixtures';

const title = (name: string) => ({ level: 1, name });

test('every entry of the menu about the mall opens its page, and Back leads to the menu', async ({
  page,
  mall,
}) => {
  await openAs(page, mall, '10072', '/more');
  for (const [entry, words] of [
    ['How it works', 'From bill to voucher in four steps'],
    ['About Us', 'Opening hours'],
    ['FAQs', 'Who can become a member?'],
    ['Feedback', 'Subject'],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name: entry }).click();
    await expect(page.getByRole('heading', title(entry))).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${entry} · `));
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByRole('link', { name: 'More', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/more$/);
  }
});

test('visitors read the FAQs, whose markup is harmless', async ({ page, mall }) => {
  await mall.sandbox.fetch(
    new Request('http://localhost/malls/36/settings', {
      method: 'POST',
      headers: { origin: 'http://localhost' },
      body: new URLSearchParams({ menuPages: 'on', hostileHtml: 'on' }),
    }),
  );
  await page.goto(mall.url('36', '/faqs'));
  const tab = page.getByRole('tab', { name: 'Parking & visit' });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Is there parking for members?',
    'Are dogs welcome?',
  ]);
  await expect(page.getByText('On the terrace and in the garden court, on a leash.')).toBeVisible();
  await expect(page.getByText('Hostile words stay words.')).toHaveCount(2);
  expect(await page.evaluate(() => 'hostile' in window)).toBe(false);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('feedback keeps to its characters, reaches the operator, and is dropped by CANCEL without a question', async ({
  page,
  mall,
}) => {
  await openAs(page, mall, '10071', '/more');
  await page.getByRole('link', { name: 'Feedback' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('aarav.deshmukh@mail.example');
  const message = page.getByLabel('Message');
  await message.pressSequentially(' Well@ done!');
  await expect(message).toHaveValue('Well done!');
  await expect(page.getByRole('alert')).toContainText(
    'Only alphanumeric, blank space, special characters (\'\'_ . , - ; & ! ? "" +) are allowed.',
  );
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByText('Are you sure you want to discard the changes?')).toBeVisible();
  await page.getByRole('button', { name: 'No', exact: true }).click();

  await page.getByLabel('Subject').selectOption('Points Credited');
  await page.getByRole('button', { name: 'SUBMIT' }).click();
  await expect(page.getByText('Thank you for your feedback.')).toBeVisible();
  await expect(message).toHaveValue('');
  await expect(page.getByLabel('Subject')).toHaveValue('General');
  const operator = await mall.sandbox.fetch(new Request('http://localhost/malls/10071'));
  expect(await operator.text()).toContain('Well done!');

  await message.pressSequentially('Never mind');
  await page.getByRole('button', { name: 'CANCEL' }).click();
  await expect(page).toHaveURL(/\/more$/);
  await expect(page.getByText('Are you sure you want to discard the changes?')).not.toBeAttached();
});

test('the link of an SMS opts out and in again, also after a reload', async ({ page, mall }) => {
  await page.goto(mall.url('10070', '/optout/STOP01'));
  await expect(page.getByRole('heading', title('Opt-out?'))).toBeVisible();
  await page.getByRole('button', { name: 'YES' }).click();
  await expect(page.getByText(/^You have opted out of SMS messages/)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'OPT-IN NOW!' }).click();
  await expect(page.getByRole('heading', title('Opt-in successful!'))).toBeVisible();

  await page.goto(mall.url('10070', '/optout/NOBODY'));
  await page.getByRole('button', { name: 'YES' }).click();
  await expect(page.getByRole('alert')).toContainText('This link is not known.');
  await page.getByRole('link', { name: 'NO' }).click();
  await expect(page).toHaveURL(/\/login$/);
});
