import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { type ServedMall, serveMall } from '../bench-malls';
import type { Sample, Side, Trial } from './figures';
import { loginLine, paintsOf, slowPage, withPhone } from './phone';
import { earlyTable, loginTable, shiftTable } from './tables';

/** How many times slower the processor is. */
const slowdowns = [1, 4, 8];

/** A valid mobile number. */
const number = '9876500123';

/** From one key to the next, for a fast typist; ms. */
const keyTime = 60;
/** ms until an early press has to be carried out. */
const patience = 15_000;
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
    measure: (side, run) => serveMall(side.sites, undefined, (mall) => open(side, mall, run)),
  };
}

async function openLogin(page: Page, slowdown: number): Promise<Sample[]> {
  const usable = await page.evaluate(takenOverAt);
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
  let isTaken = false;
  const taken = page.evaluate(takenOverAt).then(() => {
    isTaken = true;
  });
  await page.evaluate(focusField);
  let digits = '';
  const strokes: Promise<void>[] = [];
  for (let further = 0; further < furtherStrokes; further += Number(isTaken)) {
    // With all ten digits there, the last one is taken back and typed again.
    const next = number[digits.length];
    digits = next === undefined ? digits.slice(0, -1) : digits + next;
    strokes.push(page.keyboard.press(next ?? 'Backspace')); // a person does not wait for the page either
    await setTimeout(keyTime);
  }
  await Promise.all([taken, ...strokes]);
  const { value, caretAtEnd, before } = await page.evaluate(readField, ['input']);
  return [
    early('keys typed before the app was there', slowdown, before),
    early('digits lost', slowdown, value === digits ? 0 : Math.max(1, digits.length - value.length)),
    early('carets or focus lost', slowdown, Number(!caretAtEnd)),
  ];
}

/** Fills in the whole number at once and asks for an OTP, in turns with Enter and with a tap. */
async function pressEarly(page: Page, slowdown: number, run: number): Promise<Sample[]> {
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/getOtp')) requests += 1;
  });
  const { x, y } = await page.evaluate(focusField);
  await page.keyboard.insertText(number);
  if (run % 2 === 0) await page.keyboard.press('Enter');
  else await page.touchscreen.tap(x, y);
  const { before } = await page.evaluate(readField, ['keydown', 'pointerdown']);
  const next = page.getByRole('heading', { name: 'OTP Verification' });
  const isCarriedOut = await next.waitFor({ timeout: patience }).then(
    () => true,
    () => false,
  );
  return [
    early('presses before the app was there', slowdown, before),
    early('presses not carried out once', slowdown, Number(!isCarriedOut || requests !== 1)),
  ];
}

function early(what: string, slowdown: number, value: number): Sample {
  return { table: earlyTable, name: `${what}, ${slowdown}× CPU`, value };
}

/**
 * Runs in the page, here as below without Playwright's selectors, whose code would keep a slow processor busy. Waits
 * until a field is seen, focuses it, and gives the middle of GET OTP in px.
 */
async function focusField(): Promise<{ x: number; y: number }> {
  for (const type of ['input', 'keydown', 'pointerdown']) {
    addEventListener(type, ({ isTrusted }) => isTrusted && performance.mark(type), { capture: true });
  }
  for (;;) {
    const field = [...document.querySelectorAll<HTMLElement>('input[type=tel]')].find(
      (each) => each.offsetParent !== null,
    );
    const button = field?.closest('form')?.querySelector('[type=submit]')?.getBoundingClientRect();
    if (field && button) {
      field.focus();
      return { x: button.x + button.width / 2, y: button.y + button.height / 2 };
    }
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** Runs in the page: the digits of the field, and how many events of these types came before the app had taken over. */
function readField(types: readonly string[]): { value: string; caretAtEnd: boolean; before: number } {
  const usable = performance.getEntriesByName('usable')[0];
  const isEarly = usable !== undefined || document.getElementById('first-login') !== null;
  const events = types.flatMap((type) => performance.getEntriesByName(type, 'mark'));
  const field = document.activeElement;
  const input = field instanceof HTMLInputElement ? field : undefined;
  const end = input?.value.length;
  return {
    value: input?.value.replaceAll(' ', '') ?? '',
    caretAtEnd: end !== undefined && input?.selectionStart === end && input.selectionEnd === end,
    before: isEarly
      ? events.filter(({ startTime }) => startTime < (usable?.startTime ?? Number.POSITIVE_INFINITY)).length
      : 0,
  };
}

/**
 * Runs in the page: when the app has taken over the login, in ms. Commits without the mark have no form before the app's
 * either.
 */
async function takenOverAt(): Promise<number> {
  for (;;) {
    const mark = performance.getEntriesByName('usable')[0];
    if (mark) return mark.startTime;
    const isLater = document.getElementById('first-login') === null;
    if (isLater && document.querySelector('#root input[type=tel]')) return performance.now();
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
