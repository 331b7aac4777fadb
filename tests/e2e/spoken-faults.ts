import type { Page } from '@playwright/test';

/** What Chromium tells a screen reader of one thing on the page. */
interface Spoken {
  role: string;
  name: string;
  description: string;
  url: string;
}

const pictures = ['image', 'img', 'SvgRoot', 'graphics-document'];
/** What a person acts on. */
const controls = ['button', 'link', 'combobox', 'checkbox', 'switch', 'searchbox', 'textbox'];

/**
 * What a screen reader cannot tell, in Chromium's accessibility tree of the page: pictures without words, two controls
 * that sound alike, words that are only drawn, an old price that sounds like a second one, a search whose result is
 * silent. One line for each.
 */
export async function spokenFaults(page: Page): Promise<string[]> {
  const all = await spokenOn(page);
  // Links to one place may sound alike.
  const alike = all
    .filter(({ role, url }) => controls.includes(role) && !url)
    .map(({ role, name, description }) => [role, name, description].join(' | '));
  const roles = all.map(({ role }) => role);
  return [
    ...all.filter(({ role, name }) => pictures.includes(role) && !name).map(() => 'A picture has no words.'),
    ...alike.filter((each, index) => alike.indexOf(each) < index).map((each) => `Twice the same: ${each}`),
    ...(roles.includes('deletion') ? ['A price of the past sounds like one of today.'] : []),
    ...(roles.includes('searchbox') && !roles.includes('status') ? ['What the search finds is silent.'] : []),
    ...(await page.evaluate(drawnWords)),
  ];
}

async function spokenOn(page: Page): Promise<Spoken[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, description, properties }) => ({
      role: String(role?.value ?? ''),
      name: String(name?.value ?? ''),
      description: String(description?.value ?? ''),
      url: String(properties?.find((each) => each.name === 'url')?.value.value ?? ''),
    }));
}

/** Words of controls that only eyes see. Runs in the page, so it may use nothing from outside. */
function drawnWords(): string[] {
  return [...document.querySelectorAll('a, button')].flatMap((control) => {
    if (control.getAttribute('aria-describedby')) return [];
    const words = control.textContent ?? '';
    return [...control.querySelectorAll('[aria-hidden=true]')]
      .flatMap((part) => part.textContent || [])
      .filter((part) => words.split(part).length < 3) // what is also told stands there twice
      .map((part) => `${part} of ${control.getAttribute('title') ?? words} is only drawn.`);
  });
}
