import type { RecordedAnswer } from './recorded-answer';

/** Who looks at the app. A visitor has no session. */
export const roles = ['member', 'new', 'visitor'] as const;
export type Role = (typeof roles)[number];

/** What the page of a preview knows, as JSON in it. */
export interface PreviewFacts {
  /** The mall. */
  id: string;
  /** YYYY-MM-DD: the last day on which it shows the app. */
  until: string;
  /** YYYY-MM-DD: the day on which the answers were recorded. */
  recordedOn: string;
  /** What a login of each role stores. */
  sessions: Readonly<Record<Role, Readonly<Record<string, string>>>>;
  /** Addresses that have a page of their own. */
  addresses: readonly string[];
}

/** One answer of a call. A visitor's answers are for everybody for whom there is none. */
export interface DemoAnswer extends RecordedAnswer {
  role: Role;
}

/** The OTP of every login. */
export const previewOtp = '1234';

/** Where the files are that only a preview has. */
export const previewFolder = 'preview';

/** Stand in recorded answers in place of the origin that they were recorded at, and of tokens. */
export const originMark = '{origin}';
export const tokenMark = '{token}';

export const elementIds = { facts: 'preview-facts', bar: 'preview-bar' } as const;

/** The access and the refresh token of a role. */
export const tokenOf = (role: Role) => `preview-${role}`;
