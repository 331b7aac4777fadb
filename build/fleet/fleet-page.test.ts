import { readFile } from 'node:fs/promises';
import { Window } from 'happy-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { fleetPage } from '../brand/templates';
import type { FleetEntry } from './fleet-entry';
import { fleetTable, pageValues } from './fleet-page';

const sound: FleetEntry = {
  merchant: '9',
  name: 'Saffron Row',
  hosts: ['row.example'],
  ring: 'canary',
  status: 'built',
  release: '0001-a',
  problems: [],
  size: { total: 900_000, own: 100_000, font: 0 },
  contrast: 4.6,
  changes: ['name "Row" → "Saffron Row"'],
  checks: { config: true, contrast: true, isolation: true, size: true },
};
const warned = {
  ...sound,
  merchant: '2',
  name: 'Petal',
  problems: [{ severity: 'warning', message: 'Long.' }],
};
const back = { ...sound, merchant: '10', name: 'Court', rolledBackFrom: '0002-b', changes: [] };
const failed: FleetEntry = {
  ...sound,
  merchant: '3',
  name: 'Fish | "Chips" <b>',
  status: 'failed',
  release: '',
  contrast: 0,
  ...{
    size: undefined,
    hosts: [],
    ring: undefined,
    problems: [{ severity: 'error', message: 'Two\nlines.' }],
  },
};
const entries = [sound, { ...sound, merchant: '1', name: 'Arcade', changes: [] }, warned, back, failed];

describe('the page of all malls', () => {
  let window: InstanceType<typeof Window>;
  const shown = () =>
    Array.from(window.document.querySelectorAll('tbody:not([hidden]) b'), ({ textContent }) => textContent);
  const type = (selector: string, value: string) => {
    Object.assign(window.document.querySelector(selector) ?? {}, { value });
    window.document.querySelector(selector)?.dispatchEvent(new window.Event('input'));
  };
  const press = (name: string) => {
    const buttons = Array.from(window.document.querySelectorAll('button'));
    buttons.find(({ textContent }) => textContent === name)?.click();
  };

  beforeEach(async () => {
    window = new Window();
    const html = (await fleetPage())(pageValues(entries));
    window.document.write(html.replace(/<script.*<\/script>/s, ''));
    new Function('document', await readFile('templates/fleet/index.js', 'utf8'))(window.document);
  });

  it('begins with what is wrong, and sorts the others by id', () => {
    expect(shown()).toEqual(['Fish | "Chips" <b>', 'Court', 'Petal', 'Arcade', 'Saffron Row']);
  });

  it('counts the malls of each state', () => {
    const sum = '5 in all, 1 failed, 1 rolled back, 1 to look at, 2 sound.';
    expect(window.document.querySelector('p')?.textContent).toContain(sum);
  });

  it('counts a mall that passed not every check as one to look at', () => {
    const large = { ...sound, checks: { ...sound.checks, size: false } };
    expect(pageValues([sound, large]).malls.map(({ state }) => state)).toEqual(['to look at', 'sound']);
  });

  it('sorts by a column up and down, numbers by their value, and says so', () => {
    press('Lowest contrast');
    expect(shown()[0]).toBe('Fish | "Chips" <b>');
    press('Lowest contrast');
    expect(shown().at(-1)).toBe('Fish | "Chips" <b>');
    press('Mall');
    expect(shown()).toEqual(['Arcade', 'Court', 'Fish | "Chips" <b>', 'Petal', 'Saffron Row']);
    const sorted = window.document.querySelectorAll('[aria-sort]');
    expect(Array.from(sorted, (head) => head.textContent)).toEqual(['Mall']);
  });

  it('filters by words of a mall and of its problems, and by state', () => {
    type('input', 'two LINES');
    expect(shown()).toEqual(['Fish | "Chips" <b>']);
    type('input', '');
    type('select', 'sound');
    expect(shown()).toEqual(['Arcade', 'Saffron Row']);
    type('input', 'row saffron');
    expect(shown()).toEqual(['Saffron Row']);
    expect(window.document.querySelector('output')?.textContent).toBe('1 shown');
  });

  it('has no unit or dot beside what is not known, and no checks of a mall that failed', () => {
    const cells = window.document.querySelectorAll('[data-state=failed] td');
    expect(Array.from(cells, ({ textContent }) => textContent?.trim()).slice(2)).toEqual([
      ...['–', '–', '–', '–', '–', '–', 'error: Two\nlines.'],
    ]);
    expect(cells[0]?.textContent).toBe('Fish | "Chips" <b>3');
  });

  it('says of a rolled back mall what was live before and what the next build does', () => {
    const text = window.document.querySelector('[data-state="rolled back"]')?.textContent;
    expect(text).toContain('instead of 0002-b. The next build brings that change back');
  });
});

it('the table for the page of a run of CI begins with what is wrong, and no text ends a cell', () => {
  const lines = fleetTable(entries).split('\n');
  expect(lines[0]).toBe('1 failed, 1 rolled back, 1 to look at, 2 sound');
  expect(lines[4]).toBe(
    '| Fish &#124; "Chips" &#60;b&#62; (3) | failed, nothing published<br>error: Two<br>lines. | – | – | – | – | – |  |',
  );
  expect(lines[8]).toBe(
    '| Saffron Row (9) | built | canary | 100 kB | 900 kB | 4.6 : 1 | name "Row" → "Saffron Row" | ✔ config<br>✔ contrast<br>✔ isolation<br>✔ size |',
  );
  const columns = lines.slice(2, 9).map((line) => line.split('|').length);
  expect(new Set(columns)).toEqual(new Set([10]));
  expect(fleetTable([])).toBe('');
});
