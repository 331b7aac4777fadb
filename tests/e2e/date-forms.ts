import type { Page } from '@playwright/test';

const forms = {
  short: /\d(st|nd|rd|th) [A-Z][a-z]{2}'\d\d/,
  long: /\d(st|nd|rd|th) [A-Z][a-z]{2} \d{4}/,
  spacedSlashes: /\d\d \/ \d\d \/ \d{4}/,
  dashes: /\d\d - [A-Z][a-z]{2} - \d{4}/,
  other: /\d (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b|\d\d\/\d\d\/\d{4}|\d{4}-\d\d-\d\d/,
};

/** The forms in which a screen shows dates (docs/product/formats.md#dates). */
export async function dateForms(page: Page): Promise<string[]> {
  const words = await page.getByRole('main').innerText();
  return Object.entries(forms).flatMap(([name, form]) => (form.test(words) ? name : []));
}
