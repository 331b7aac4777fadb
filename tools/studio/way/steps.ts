import type { Path } from '../saving/draft-text';

export type StepKey = 'basics' | 'look' | 'words' | 'screens' | 'check' | 'approval' | 'launch' | 'live';

/** One step of the way from a client's mail to a live mall. */
export interface Step {
  key: StepKey;
  title: string;
  /** The keys of `merchant.json` that a person fills in here, in the order of the form. */
  fields: readonly string[];
  /** The lines of `mall ready` that are mended here. */
  lines: readonly string[];
}

/** What belongs to which step. A test compares it with the schema and with `mall ready`. */
export const steps: readonly Step[] = [
  {
    key: 'basics',
    title: 'Basics',
    fields: [
      ...['name', 'description', 'program', 'hosts', 'api', 'help', 'rights', 'links', 'registration'],
      ...['integrations', 'android', 'release', 'ids'],
    ],
    lines: ['rights', 'push', 'maps', 'Google Play'],
  },
  {
    key: 'look',
    title: 'Look',
    fields: ['logo', 'icon', 'theme', 'manifest', 'share'],
    lines: ['pictures'],
  },
  { key: 'words', title: 'Words', fields: ['words', 'texts'], lines: [] },
  {
    key: 'screens',
    title: 'Screens',
    fields: ['screens', 'dashboard', 'menu', 'referral', 'wallet', 'login', 'launch'],
    lines: [],
  },
  { key: 'check', title: 'Check', fields: [], lines: ['config'] },
  { key: 'approval', title: 'Approval', fields: [], lines: [] },
  {
    key: 'launch',
    title: 'Launch',
    fields: [],
    lines: ['identity', 'backend', 'pages', 'DNS', 'certificate'],
  },
  { key: 'live', title: 'Live', fields: [], lines: ['files'] },
];

/** The step with the field at a path. A key that nobody has placed yet stands with the basics. */
export function stepOf([key]: Path): StepKey {
  return steps.find(({ fields }) => fields.some((field) => field === key))?.key ?? 'basics';
}

/** The keys of a step, as far as the schema has them, and the new ones of the schema with the basics. */
export function fieldsIn(step: Step, known: readonly string[]): string[] {
  const placed = step.fields.filter((field) => known.includes(field));
  const others = known.filter(
    (key) => step.key === 'basics' && !steps.some(({ fields }) => fields.includes(key)),
  );
  return [...placed, ...others];
}

export function isStepKey(text: unknown): text is StepKey {
  return steps.some(({ key }) => key === text);
}
