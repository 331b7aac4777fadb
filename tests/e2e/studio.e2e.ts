import { expect } from '@playwright/test';
import { violationsNow } from './axe';
import { holdBack } from './hold-back';
import { goToStep, opening, openMall, showColors, test, untilKept } from './studio-served';

// axe is the test's own script, and the studio's policy would refuse it.
test.use({ viewport: { width: 1440, height: 900 }, bypassCSP: true });

test('a colour typed with the keyboard shows in the real app, also when it comes while that loads, and Save writes it and nothing else', async ({
  page,
  studio,
}) => {
  const before = await studio.config();
  const app = await openMall(page, studio, '36', 'look');
  await expect(app.getByRole('heading', { level: 1 })).toContainText('Aarav', opening);
  await page.getByText('All colours').focus();
  await page.keyboard.press('Enter');

  const field = page.getByRole('textbox', { name: 'Background of headers' });
  await field.focus();
  const type = async (color: string) => {
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(color);
  };
  const letAppLoad = await holdBack(page, '**/studio-preview.js');
  const loading = page.waitForRequest('**/studio-preview.js');
  await type('#654321');
  await loading;
  const answered = page.waitForResponse((reply) => reply.request().postData()?.includes('#123456') ?? false);
  await type('#123456');
  await answered;
  letAppLoad();
  await expect(app.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#123456');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  expect(await studio.config()).toBe(before);

  await page.getByRole('button', { name: 'Save' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('All changes saved')).toBeVisible();
  expect(await studio.config()).toBe(before.replace(/"top": "#\w+"/, '"top": "#123456"'));
});

test('a mistake is told beside its field, Save writes the rest, and what was typed survives a reload', async ({
  page,
  studio,
}) => {
  await openMall(page, studio);
  const name = page.getByRole('textbox', { name: "The mall's name" });
  await name.fill('x'.repeat(61));
  await expect(page.getByText('it must have at most 60 characters and has 61')).toBeVisible();
  await goToStep(page, 'Look');
  await showColors(page);
  await page.getByRole('textbox', { name: 'Secondary text' }).fill('#dddddd');
  await goToStep(page, 'Check');
  await page
    .getByRole('region', { name: 'Problems' })
    .getByRole('button', { name: "The mall's name" })
    .click();
  await expect(name).toBeFocused();
  await expect(page.getByText(/Save leaves out The mall's name, which stays here as a draft$/)).toBeVisible();
  await expect(
    page.getByText("The preview shows the last good value, or the default, of The mall's name."),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved but for 1 field')).toBeVisible();
  await expect(name).toHaveValue('x'.repeat(61));
  expect(JSON.parse(await studio.config())).toMatchObject({
    name: 'Mitti Court',
    theme: { palette: { grey: '#dddddd' } },
  });

  page.on('dialog', (dialog) => void dialog.accept());
  await untilKept(page, '#dddddd');
  await page.reload();
  await expect(name).toHaveValue('x'.repeat(61));
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(name).toHaveValue('Mitti Court');
  await expect(page.getByText('All changes saved')).toBeVisible();
});

test('any screen can be opened, as a visitor too, and another mall takes its place', async ({
  page,
  studio,
}) => {
  await openMall(page, studio);
  const app = page.frameLocator('iframe').first();
  await expect(app.getByRole('heading', { level: 1 })).toContainText('Aarav', opening);
  const screen = page.getByRole('combobox', { name: 'Screen' });
  await screen.click();
  await page.getByRole('option', { name: 'My Membership' }).click();
  await expect(app.getByRole('heading', { level: 1, name: 'My Membership' })).toBeVisible();
  const seer = page.getByRole('combobox', { name: 'Seen by' });
  await seer.click();
  await page.getByRole('option', { name: 'A visitor' }).click();
  await expect(app.getByRole('button', { name: 'GET OTP' })).toBeVisible();
  await expect(screen).toHaveValue('Login with Mobile Number');
  // A screen of members brings the last one back, and one of visitors shows what they see.
  await screen.fill('cart');
  await screen.press('Enter');
  await expect(app.getByRole('heading', { level: 1, name: 'My Cart' })).toBeVisible();
  await expect(seer).toHaveValue('Aarav Deshmukh');
  await screen.fill('OTP');
  await screen.press('Enter');
  await expect(app.getByRole('textbox', { name: 'OTP digit 1' })).toBeVisible();
  await expect(screen).toBeFocused(); // the app focuses a field of its own
  await expect(seer).toHaveValue('A visitor');

  const choose = async (state: string) => {
    await page.getByRole('combobox', { name: 'State' }).click();
    await page.getByRole('option', { name: state }).click();
  };
  await choose('Long names');
  await expect(app.getByRole('heading', { level: 1 })).toContainText('Annapoorneshwari');
  await choose('Maintenance');
  await expect(app.getByText('Hey there!')).toBeVisible();
  await expect(seer).toHaveValue('Aarav Deshmukh');
  await choose('As usual');
  await expect(app.getByText('Available Points')).toBeVisible();
  await choose('Offline');
  await expect(app.getByText(/^Offline\. As of/)).toBeVisible();
  await choose('As usual');
  await expect(app.getByText(/^Offline\. As of/)).toBeHidden();
  await page.getByText('Side by side').click();
  await expect(page.locator('iframe')).toHaveCount(4);
  await expect(
    page.frameLocator('iframe[title="My Membership"]').getByRole('heading', { level: 1 }),
  ).toContainText('My Membership');

  await page.getByRole('combobox', { name: 'Mall' }).click();
  await page.getByRole('option', { name: /10071/ }).click();
  await expect(page).toHaveURL(/mall=10071/);
  await expect(app.getByRole('heading', { level: 1 })).toContainText('Aarav', opening);
  await expect(app.locator('html')).toContainText('Neeltara');
});

test('a new mall is made with the keyboard alone, once for a double press, and opens in the real app', async ({
  page,
  studio,
}) => {
  await page.goto(studio.url);
  await page.getByRole('button', { name: 'New mall' }).press('Enter');
  const form = page.getByRole('form', { name: 'New mall' });
  await expect(form.getByRole('textbox', { name: 'Merchant id' })).toBeFocused(opening);
  await page.keyboard.type('36');
  await page.keyboard.press('Tab');
  await expect(form.getByText('exists already')).toBeVisible();
  await page.keyboard.type('Saffron Row');
  const program = form.getByRole('textbox', { name: 'Name of the loyalty programme' });
  await expect(program).toHaveAttribute('placeholder', 'Saffron Row Rewards');
  await form.getByRole('textbox', { name: 'Brand colour', exact: true }).focus();
  await page.keyboard.type('#0b7285');
  for (const name of ['Hue', 'Saturation and brightness'])
    await expect(page.getByRole('slider', { name })).toBeVisible();
  await expect(page.getByRole('region', { name: 'On the phone' })).toContainText('Saffron Row Rewards');

  // Enter in a field makes the mall. What is wrong keeps it from being made, and gets the focus.
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 answers need a change.')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Merchant id' })).toBeFocused();
  await expect(page.getByRole('slider')).toHaveCount(0); // those of the colour
  expect(await violationsNow(page)).toEqual([]);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('20001');
  await form.getByRole('radio', { name: 'Logo and code' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(form.getByRole('radio', { name: 'Steps' })).toBeChecked();
  await form.getByRole('textbox', { name: 'Host' }).focus();
  await page.keyboard.type('club.saffron-row.example');
  await expect(page.getByText('answers need a change')).toBeHidden();
  expect(await studio.malls()).toEqual(['10071', '36']);

  const orders: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/studio/malls')) orders.push(request.url());
  });
  await page.getByRole('button', { name: 'Make the mall' }).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(page).toHaveURL(/mall=20001/);
  const app = page.frameLocator('iframe');
  await expect(app.getByRole('heading', { level: 1 })).toContainText('Aarav', opening);
  await expect(app.locator('html')).toContainText('Saffron Row Rewards');
  await expect(page.getByRole('combobox', { name: 'Mall' })).toHaveValue('Saffron Row · 20001');
  expect(orders).toHaveLength(1);
  expect(await studio.malls()).toEqual(['10071', '20001', '36']);
});
