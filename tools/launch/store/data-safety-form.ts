import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { displayPath } from '../../../build/shared/display-path';
import { codeOf, Failure } from '../../../build/shared/failure';
import { collectedData, deletionAddress } from './data-safety';
import { accountWords } from './data-safety-sheet';
import type { StoreFacts } from './store-facts';

export interface FilledForm {
  /** The form with its answers, to import. */
  csv: string;
  /** Rows that this program does not know. They stay as they were. */
  unknown: string[];
  /** Answers for which the form has no row. */
  homeless: string[];
}

/** Questions beside the types of data. Those without an answer stay empty. */
const general = [
  ...['PSL_DATA_COLLECTION_COLLECTS_PERSONAL_DATA', 'PSL_DATA_COLLECTION_ENCRYPTED_IN_TRANSIT'],
  ...['PSL_SUPPORTED_ACCOUNT_CREATION_METHODS', 'PSL_ACM_SPECIFY', 'PSL_ACCOUNT_DELETION_URL'],
  ...['PSL_SUPPORT_DATA_DELETION_BY_USER', 'PSL_DATA_DELETION_URL'],
];
/** What only people know stays as it is in the form. */
const forPeople = [
  ...[
    'PSL_HAS_OUTSIDE_APP_ACCOUNTS',
    'PSL_OUTSIDE_APP_ACCOUNT_TYPES',
    'PSL_OUTSIDE_APP_ACCOUNT_TYPE_SPECIFY',
  ],
  ...['PSL_DATA_COLLECTION_COMPLIES_FAMILY_POLICY', 'PSL_INDEPENDENTLY_VALIDATED', 'PSL_UPI_BADGE_OPT_IN'],
];

/** Every type of data in the form, by its group. */
const types: Readonly<Record<string, string>> = {
  PERSONAL:
    'NAME EMAIL USER_ACCOUNT ADDRESS PHONE RACE_ETHNICITY POLITICAL_RELIGIOUS SEXUAL_ORIENTATION_GENDER_IDENTITY OTHER_PERSONAL',
  FINANCIAL: 'CREDIT_DEBIT_BANK_ACCOUNT_NUMBER PURCHASE_HISTORY CREDIT_SCORE OTHER',
  LOCATION: 'APPROX_LOCATION PRECISE_LOCATION',
  SEARCH_AND_BROWSING: 'WEB_BROWSING_HISTORY',
  EMAIL_AND_TEXT: 'EMAILS SMS_CALL_LOG OTHER_MESSAGES',
  PHOTOS_AND_VIDEOS: 'PHOTOS VIDEOS',
  AUDIO: 'AUDIO MUSIC OTHER_AUDIO',
  HEALTH_AND_FITNESS: 'HEALTH FITNESS',
  CONTACTS: 'CONTACTS',
  CALENDAR: 'CALENDAR',
  APP_PERFORMANCE: 'CRASH_LOGS PERFORMANCE_DIAGNOSTICS OTHER_PERFORMANCE',
  FILES_AND_DOCS: 'FILES_AND_DOCS',
  APP_ACTIVITY:
    'USER_INTERACTION IN_APP_SEARCH_HISTORY APPS_ON_DEVICE USER_GENERATED_CONTENT OTHER_APP_ACTIVITY',
  IDENTIFIERS: 'DEVICE_ID',
};
const usage = 'PSL_DATA_USAGE_RESPONSES';
const aspects = [
  ...['PSL_DATA_USAGE_COLLECTION_AND_SHARING', 'PSL_DATA_USAGE_EPHEMERAL', 'DATA_USAGE_USER_CONTROL'],
  ...['DATA_USAGE_COLLECTION_PURPOSE', 'DATA_USAGE_SHARING_PURPOSE'],
];

/** Fills a form that the Play Console has exported. Throws `Failure` for a file that is none. */
export async function fillForm(path: string, facts: StoreFacts): Promise<FilledForm> {
  const rows = await readForm(path);
  const answers = answersOf(facts);
  const known = knownRows();
  const homeless = new Set(answers.keys());
  const unknown = new Set<string>();
  const filled = rows.map(([question = '', response = '', value = '', ...rest], at) => {
    const key = `${question},${response}`;
    homeless.delete(key);
    const isKnown = known.has(question) || known.has(key);
    // A new type of data has some twenty rows, and is five questions.
    if (at > 0 && !isKnown && !forPeople.includes(question))
      unknown.add(question.startsWith(usage) ? question : key);
    return [question, response, at > 0 && isKnown ? (answers.get(key) ?? '') : value, ...rest];
  });
  // As the Play Console writes it: it takes no other ends of rows, and no byte order mark of a spreadsheet.
  const csv = filled.map((row) => row.map(quoted).join(',')).join('\r\n');
  return { csv, unknown: [...unknown], homeless: [...homeless] };
}

async function readForm(path: string): Promise<string[][]> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new Failure(`${displayPath(path)} cannot be read (${codeOf(error)}).`);
  });
  try {
    const rows: string[][] = parse(text, { bom: true, skip_empty_lines: true });
    if (rows[0]?.[0]?.startsWith('Question ID') && rows[0].length >= 3) return rows;
  } catch {
    // told below
  }
  throw new Failure(
    `${displayPath(path)} is not the form. In the Play Console, open App content, Data safety, and choose Export to CSV.`,
  );
}

/** The value of each row that has one, by question and response. */
function answersOf(facts: StoreFacts): Map<string, string> {
  const address = deletionAddress(facts);
  const answers = new Map([
    ['PSL_DATA_COLLECTION_COLLECTS_PERSONAL_DATA,', 'true'],
    ['PSL_DATA_COLLECTION_ENCRYPTED_IN_TRANSIT,', 'true'],
    ['PSL_SUPPORTED_ACCOUNT_CREATION_METHODS,PSL_ACM_OTHER', 'true'],
    ['PSL_ACM_SPECIFY,', accountWords],
    ['PSL_ACCOUNT_DELETION_URL,', address],
    ['PSL_SUPPORT_DATA_DELETION_BY_USER,DATA_DELETION_NO', 'true'],
  ]);
  for (const { group, type, optional, purposes } of collectedData(facts)) {
    const [sharing, ephemeral, control, purpose] = aspects.map((aspect) => `${usage}:${type}:${aspect}`);
    answers.set(`${group},${type}`, 'true');
    answers.set(`${sharing},PSL_DATA_USAGE_ONLY_COLLECTED`, 'true');
    answers.set(`${ephemeral},`, 'false');
    answers.set(`${control},PSL_DATA_USAGE_USER_CONTROL_${optional ? 'OPTIONAL' : 'REQUIRED'}`, 'true');
    for (const name of purposes) answers.set(`${purpose},${name}`, 'true');
  }
  return answers;
}

/** Questions, and for the types of data question and response: a new type has to be judged by somebody. */
function knownRows(): Set<string> {
  const rows = Object.entries(types).flatMap(([group, names]) =>
    names.split(' ').map((name) => ({ group: `PSL_DATA_TYPES_${group}`, type: `PSL_${name}` })),
  );
  return new Set([
    ...general,
    ...rows.map(({ group, type }) => `${group},${type}`),
    ...rows.flatMap(({ type }) => aspects.map((aspect) => `${usage}:${type}:${aspect}`)),
  ]);
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
