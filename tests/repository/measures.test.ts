import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it.each([
  ['src/features/bills/summary/summary.module.css', 'max-width: 600px'],
  ['src/features/redeem/filter.module.css', 'max-height: 224px'],
  ['src/ui/form/dropdown.module.css', 'max-height: 224px'],
  ['src/ui/form/quantity-select.module.css', 'max-height: 198px'],
])('%s says %s', (file, rule) => expect(readFileSync(file, 'utf8')).toContain(`${rule};`));
