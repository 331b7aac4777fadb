import type { z } from 'zod';
import { type MerchantConfig, merchantSchema } from '@/brand/merchant-schema';
import { moreAt, mostShown } from '../../diagnostics/cut-list';
import { errorAt, type Finding } from '../../diagnostics/finding';
import type { JsonDocument } from '../../diagnostics/json-document';
import { likelyRetype, likelyValue } from '../../diagnostics/value-fix';
import { nearest } from '../../shared/nearest';
import { shown } from '../../shared/shown';
import { allowedKeys } from './schema-keys';
import { listed, unknownKey } from './unknown-key';

/** The config, if it follows the merchant schema, and every mistake in it, in the order of the file. */
export function checkConfig(document: JsonDocument): { config?: MerchantConfig; findings: Finding[] } {
  if (document.value === undefined) return { findings: [] };
  const result = merchantSchema.safeParse(document.value, { reportInput: true });
  if (result.success) return { config: result.data, findings: [] };
  const located = result.error.issues.flatMap((issue) => findingsOf(issue, document));
  const misspelt = new Set(located.map(({ meant }) => meant));
  const findings = located
    .filter(({ missing }) => missing === undefined || document.brokenFrom === Infinity)
    // one slip, one problem: the fix of the misspelt key also brings the missing one
    .filter(({ missing }) => missing === undefined || !misspelt.has(missing))
    .filter(({ offset }) => offset < document.brokenFrom)
    .sort((one, other) => one.offset - other.offset)
    .map(({ finding }) => finding);
  return { findings };
}

interface Located {
  finding: Finding;
  offset: number;
  /** The path of what is missing. A file that breaks off does not prove that. */
  missing?: string;
  /** For an unknown key: the path of the key that was meant. */
  meant?: string;
}

function findingsOf(issue: z.core.$ZodIssue, document: JsonDocument): Located[] {
  if (issue.code === 'unrecognized_keys') return locateUnknown(issue, document);
  if (issue.code === 'invalid_union') {
    const branch = branchMeant(issue);
    if (branch) return branch.flatMap((inner) => findingsOf(inner, document));
  }
  if (!document.has(issue.path)) return [missingKey(issue, document)];
  const [message, fix, value] = explain(issue);
  const told = `${label(issue.path)} is ${shown(issue.input)}: ${message}.`;
  const finding = errorAt(document.locate(issue.path), told, fix);
  const proposed = value === undefined ? {} : { proposed: { path: issue.path, value } };
  return [{ finding: { ...finding, ...proposed }, offset: document.offsetOf(issue.path) }];
}

/** For a value that may have several forms: the mistakes of the form that was written, with paths from the root. */
function branchMeant({ errors, path }: z.core.$ZodIssueInvalidUnion): z.core.$ZodIssue[] | undefined {
  const branch = errors.find((issues) =>
    issues.every((issue) => issue.code !== 'invalid_type' || issue.path.length > 0),
  );
  return branch?.map((issue) => ({ ...issue, path: [...path, ...issue.path] }));
}

/** Explains as many unknown keys as a report shows, and counts the others: each explanation takes its time. */
function locateUnknown({ path, keys }: z.core.$ZodIssueUnrecognizedKeys, document: JsonDocument): Located[] {
  const places = keys
    .map((key) => ({ key, at: [...path, key], offset: document.offsetOfKey([...path, key]) }))
    .filter(({ offset }) => offset < document.brokenFrom)
    .sort((one, other) => one.offset - other.offset);
  const explained = places.slice(0, mostShown).map(({ key, at, offset }): Located => {
    const { message, fix, meant } = unknownKey(path, key, document.valueAt(at));
    const finding = errorAt(document.locateKey(at), message, fix);
    return meant === undefined ? { finding, offset } : { finding, offset, meant: label([...path, meant]) };
  });
  const [next, ...others] = places.slice(mostShown);
  if (!next) return explained;
  const finding = moreAt(document.locateKey(next.at), 'error', others.length + 1);
  return [...explained, { finding, offset: next.offset }];
}

function missingKey(issue: z.core.$ZodIssue, document: JsonDocument): Located {
  const example = exampleAt(issue.path);
  const message = `${label(issue.path)} is missing and has no default.`;
  return {
    finding: {
      ...errorAt(document.locate(issue.path), message, example && `add ${example}`),
      missing: issue.path,
    },
    offset: document.offsetOf(issue.path),
    missing: label(issue.path),
  };
}

function exampleAt(path: readonly PropertyKey[]): string | undefined {
  const [area, form] = [path[0], path.at(-1)];
  if (area === 'words') return form === 'one' ? '"one": "receipt"' : '"other": "receipts"';
  return form === 'other' ? '"other": "{count} …"' : examples[label(path)];
}

const examples: Partial<Record<string, string>> = {
  name: '"name": "The Mall"',
  'android.packageId': '"packageId": "in.the_mall.rewards"',
  hosts: '"hosts": ["rewards.the-mall.example"]',
  'integrations.telemetry.url': '"url": "https://metrics.the-mall.example/app"',
  'launch.from': '"from": "2026-12-24"',
  'launch.until': '"until": "2026-12-31"',
  'launch.text': '"text": "We open on 24 December"',
  'theme.gradient.to': '"to": "#7c0d1c"',
  'integrations.maps.attribution': '"attribution": "Map data © its makers"',
  'program.name': '"name": "The Mall Rewards"',
};

/** What is allowed, and what to write instead if that can be guessed: in words and, for a text, the value itself. */
function explain(issue: z.core.$ZodIssue): [message: string, fix?: string, value?: string] {
  switch (issue.code) {
    case 'invalid_value': {
      if (issue.message.startsWith('must')) return [ruleOf(issue.message)];
      const values = issue.values.map(String);
      const near = nearest(String(issue.input), values);
      return [`allowed are ${listed(values, String(issue.input))}`, near && `did you mean "${near}"?`, near];
    }
    case 'invalid_type': {
      const kind = kinds[issue.expected] ?? issue.expected;
      // such as the programme's name where its object belongs
      const key = ['name', 'baseUrl', 'pattern', 'privacy', 'ageText', 'image', 'packageId'].find((each) =>
        allowedKeys(issue.path).includes(each),
      );
      const object =
        key && typeof issue.input === 'string'
          ? `write { "${key}": ${JSON.stringify(issue.input)} }`
          : undefined;
      return [`it must be ${kind}`, object ?? likelyRetype(issue.input, issue.expected)];
    }
    case 'invalid_format': {
      const likely = likelyValue(issue.input, issue.message);
      const isSpaced = typeof issue.input === 'string' && likely === issue.input.trim();
      if (likely && isSpaced) return ['it must not begin or end with a space', `write "${likely}"`, likely];
      return [`it ${issue.message}`, likely && `did you mean "${likely}"?`, likely];
    }
    case 'too_big': {
      const length = typeof issue.input === 'string' ? ` and has ${[...issue.input.trim()].length}` : '';
      return [
        issue.origin === 'string'
          ? `it must have at most ${issue.maximum} characters${length}`
          : issue.message.startsWith('must')
            ? `it ${issue.message}`
            : `it must be at most ${issue.maximum}`,
      ];
    }
    case 'too_small': {
      const example = issue.origin === 'array' ? examples[label(issue.path)] : undefined;
      return [
        issue.message.startsWith('must')
          ? `it ${issue.message}`
          : `it must be ${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}`,
        example && `write, for example, ${example}`,
      ];
    }
    case 'invalid_union':
      return ['it must be text in double quotes, or an object in { }'];
    case 'custom':
      return [ruleOf(issue.message), customFix(issue.params)];
    default:
      return [ruleOf(issue.message)];
  }
}

function ruleOf(message: string): string {
  return /^(must|belongs) /.test(message) ? `it ${message}` : message;
}

/** One of our own rules. It names its fix, or the value that it found and the values that are allowed. */
function customFix(params: Record<string, unknown> = {}): string | undefined {
  const { fix, found, allowed } = params;
  if (typeof fix === 'string') return fix;
  if (typeof found !== 'string' || !Array.isArray(allowed)) return undefined;
  const near = nearest(found, allowed.map(String));
  if (near) return `did you mean "${near}"?`;
  const [only, ...others] = allowed;
  const isPlaceholder = found.startsWith('{') && only !== undefined && others.length === 0;
  return isPlaceholder ? `write ${only}, or leave ${found} out` : `delete ${found}`;
}

const kinds: Partial<Record<string, string>> = {
  string: 'text in double quotes',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'an object in { }',
};

/** `hosts[0]`, `theme.palette.grey`; `The file` for the root. */
function label(path: readonly PropertyKey[]): string {
  const text = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('');
  return text.replace(/^\./, '') || 'The file';
}
