import { readFile } from 'node:fs/promises';
import { type Browser, tabKey } from './browser';
import { eventually } from './processes';

/** Something on a screen, by the name that a shopper uses for it. */
export type What =
  | { button: string }
  | { field: string }
  | { heading: string }
  | { link: string }
  | { text: string }
  /** The first element that matches a selector, if its name does not matter. */
  | { first: string };

/** Somebody who looks, taps and types, in any browser. Every step waits for what it needs, up to a deadline. */
export type Shopper = ReturnType<typeof shopperIn>;

/** ms. A deadline for a busy machine, not a wait. */
const patience = 30_000;

const finder = await readFile(new URL('./in-page.js', import.meta.url), 'utf8');
const body = `${finder.replace('export ', '')}\nreturn inPage(...arguments);`;

export function shopperIn(browser: Browser) {
  const ask = (task: string, ...args: string[]) => browser.run(body, [task, ...args]);

  const sees = (what: What) =>
    eventually(`does not see ${wordsOf(what)}`, patience, async () =>
      (await ask('isThere', ...partsOf(what))) === true ? true : undefined,
    );

  const tap = async (what: What) => {
    let before = '';
    const place = await eventually(`cannot tap ${wordsOf(what)}`, patience, async () => {
      const found = (await ask('place', ...partsOf(what))) as Place | null; // in-page.js
      if (found && 'covered' in found) throw new Error(`under ${found.covered}`);
      // A sheet that still slides would be in another place when the finger arrives.
      const still = JSON.stringify(found) === before;
      before = JSON.stringify(found);
      return still ? (found ?? undefined) : undefined;
    });
    await browser.tap(place);
  };

  return {
    open: browser.open,
    back: browser.back,
    type: browser.type,
    sees,
    tap,
    missesAtLast: (what: What) =>
      eventually(`still sees ${wordsOf(what)}`, patience, async () =>
        (await ask('isThere', ...partsOf(what))) === false ? true : undefined,
      ),
    /** Types in place of what the field holds: the login still has the number of the last try. */
    fill: async (field: string, text: string) => {
      await tap({ field });
      await ask('mark', field);
      await browser.type(text);
    },
    /** Chooses an option by its value. */
    choose: (field: string, value: string) =>
      eventually(`cannot choose ${value} for ${field}`, patience, async () =>
        (await ask('choose', field, value)) === true ? true : undefined,
      ),
    isAt: (path: string) =>
      eventually(`is not at ${path}`, patience, async () =>
        (await ask('path')) === path ? true : undefined,
      ),
    counts: (selector: string, expected: number) =>
      eventually(`does not count ${expected} of ${selector}`, patience, async () =>
        (await ask('count', selector)) === expected ? true : undefined,
      ),
    /** Goes through the screen with Tab. Rejects if the foot covers the focused element. */
    tabsToTheFoot: async () => {
      await ask('focusMain');
      for (;;) {
        await browser.type(tabKey);
        const covered = await ask('coveredFocus');
        if (covered === null) return;
        if (covered !== '') throw new Error(`Tab leads to what stands behind the foot: ${covered}`);
      }
    },
  };
}

type Place = { x: number; y: number } | { covered: string };

function partsOf(what: What): [kind: string, name: string] {
  const [part] = Object.entries(what);
  return part ?? ['', ''];
}

function wordsOf(what: What): string {
  const [kind, name] = partsOf(what);
  return `the ${kind} "${name}"`;
}
