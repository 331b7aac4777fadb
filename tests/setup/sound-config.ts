import { expect } from 'vitest';
import { checkConfig } from '../../build/config/checks/check-config';
import { readJsonDocument } from '../../build/diagnostics/json-document';

/** A config without a mistake, to change one value of. */
export const sound = { name: 'The Mall', hosts: ['the-mall.example'] };

export function findingsIn(config: unknown) {
  return checkConfig(readJsonDocument(JSON.stringify(config))).findings;
}

/** The one finding of a config, with its fix. */
export function onlyFinding(config: unknown): string {
  const [first, ...rest] = findingsIn(config);
  expect(rest).toEqual([]);
  return `${first?.message} → ${first?.fix}`;
}
