import type { Page } from 'playwright-core';
import { type ServedMall, serveMall } from '../bench-malls';
import type { Sample, Trial } from './figures';
import { loginLine, paintsOf, slowPage, withPhone } from './phone';
import type { Side } from './side';
import { earlyTable, loginTable, shiftTable } from './tables';

/** How many times slower the processor is. */
const slowdowns = [1, 4, 8];

/** A valid mobile number. */
const number = '9876500123';

/** How long a key is held down: a fast typist's pace, ms. */
const keyTime = 40;
/** Strokes after the app has taken over. */
const furtherStrokes = 3;

/** What a visitor of /login waits for, and whether what they do before the app is there counts. */
export const loginTrials: readonly Trial<Side>[] = slowdowns.flatMap((slowdown) => [
  trial('open', slowdown, (page) => openLogin(page, slowdown)),
  trial('type', slowdown, (page) => typeEarly(page, slowdown)),
  trial('press', slowdown, (page, run) => pressEarly(page, slowdown, run)),
]);

function trial(
  name: string,
  slowdown: number,
  visit: (page: Page, run: number) => Promise<Sample[]>,
): Trial<Side> {
  const open = async (side: Side, mall: ServedMall, run: number) =>
    withPhone(side.browser, { serviceWorkers: 'block' }, async (context) => {
      const { page } = await slowPage(context, { line: loginLine, slowdown });
      await page.goto(mall.url('/login'), { waitUntil: 'commit' });
      return visit(page, run);
    });
  return {
    name: `/login, ${name}, ${slowdown}× CPU`,
    measure: (side, run) => serveMall(side.sites, {}, (mall) => open(side, mall, run)),
  };
}

async function openLogin(page: Page, slowdown: number): Promise<Sample[]> {
  const usable = await usableAt(page);
  await page.waitForLoadState('networkidle');
  const { first, largest, shift } = await paintsOf(page);
  const seconds = (what: string, ms: number): Sample => ({
    table: loginTable,
    name: `${what}, ${slowdown}× CPU`,
    value: ms / 1_000,
  });
  return [
    seconds('first paint', first),
    seconds('largest paint (LCP)', largest),
    seconds('LCP after first paint', largest - first),
    seconds('usable', usable),
    { table: shiftTable, name: `/login, ${slowdown}× CPU`, value: shift },
  ];
}

/** Types from the first paint on, until the app has taken over and a little longer. */
async function typeEarly(page: Page, slowdown: number): Promise<Sample[]> {
  await fieldOf(page).focus();
  let digits = '';
  let [before, further] = [0, 0];
  while (further < furtherStrokes) {
    const isTaken = await page.evaluate(takenOverAt);
    // With all ten digits there, the last one is taken back and typed again.
    const next = number[digits.length];
    await page.keyboard.press(next ?? 'Backspace', { delay: keyTime });
    digits = next === undefined ? digits.slice(0, -1) : digits + next;
    if (isTaken === undefined) before += 1;
    else further += 1;
  }
  const { value, caret, focused } = await fieldOf(page).evaluate((field: HTMLInputElement) => ({
    value: field.value.replaceAll(' ', ''),
    caret: field.selectionStart === field.value.length && field.selectionEnd === field.value.length,
    focused: document.activeElement === field,
  }));
  const lost = value === digits ? 0 : Math.max(1, digits.length - value.length);
  return [
    early('keys typed before the app was there', slowdown, before),
    early('digits lost', slowdown, lost),
    early('carets or focus lost', slowdown, Number(!caret || !focused)),
  ];
}

/** Fills in the whole number at once and asks for an OTP, in turns with Enter and with a tap. */
async function pressEarly(page: Page, slowdown: number, run: number): Promise<Sample[]> {
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/getOtp')) requests += 1;
  });
  const button = page.getByRole('button', { name: 'GET OTP' });
  await fieldOf(page).focus();
  if (run % 2 === 0) {
    await page.keyboard.insertText(number);
    await page.keyboard.press('Enter');
  } else {
    const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    await page.keyboard.insertText(number);
    // Not by Playwright's patient tap, which would let the app come first.
    await page.touchscreen.tap(x + width / 2, y + height / 2);
  }
  const isTaken = await page.evaluate(takenOverAt);
  const next = page.getByRole('heading', { name: 'OTP Verification' });
  const isCarriedOut = await next.waitFor({ timeout: 15_000 }).then(
    () => true,
    () => false,
  );
  return [
    early('presses before the app was there', slowdown, Number(isTaken === undefined)),
    early('presses not carried out once', slowdown, Number(!isCarriedOut || requests !== 1)),
  ];
}

function early(what: string, slowdown: number, value: number): Sample {
  return { table: earlyTable, name: `${what}, ${slowdown}× CPU`, value };
}

/** The field that is seen: the page's own one, or the app's. */
function fieldOf(page: Page) {
  return page.locator('input[type=tel]:visible');
}

async function usableAt(page: Page): Promise<number> {
  const usable = await page.waitForFunction(takenOverAt, undefined, { polling: 'raf' });
  return (await usable.jsonValue()) ?? Number.NaN;
}

/**
 * Runs in the page: when the app had taken over the login, in ms. `undefined` before. Commits without the mark have no
 * form before the app's either.
 */
function takenOverAt(): number | undefined {
  const mark = performance.getEntriesByName('usable')[0];
  if (mark) return mark.startTime;
  if (document.getElementById('first-login')) return undefined;
  return document.querySelector('#root input[type=tel]') ? performance.now() : undefined;
}
