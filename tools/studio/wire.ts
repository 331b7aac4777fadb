import type { z } from 'zod';
import type { Brand } from '@/brand/brand';
import type { Approval } from '../../build/config/approval-file';
import type { ProposedIcon } from '../../build/config/logo/propose-icons';
import type { MallStanding } from '../../build/fleet/list-malls';
import type { Asked } from '../../build/scaffold/questions';
import type { Problem } from '../../build/shared/problem';
import type { DraftLook } from '../shared/draft-look';
import type { sentDraft, sentNewMall } from './files/sent';
import type { Path } from './saving/draft-text';

/** What the studio's page and its server tell each other. Both sides use these types, so neither imports the other. */

export type { MallStanding };

/** What the folder of a mall says of it. */
export interface MallRow {
  id: string;
  name: string;
  /** The first one, or ''. */
  host: string;
  /** The name of its file. */
  logo: string;
  /** Missing while it is being checked. */
  standing?: MallStanding;
  /** The last check has ended before it came to this mall. It is tried again by itself. */
  isCut?: boolean;
}

/** A mall in the list. */
export interface ListedMall extends MallRow {
  /** How many fields a save has left out. */
  open: number;
}

/** How far an open mall is, as it is saved. */
export interface OpenedStanding extends MallStanding {
  /** The lines of `mall ready` that fail without asking a host. */
  failed: readonly string[];
}

/** What a mall is made of, to compare it with another state. */
export interface MallState {
  /** `merchant.json`. */
  text: string;
  /** What names the content of each other file (`contentName`). */
  contents: Readonly<Record<string, string>>;
}

/** One place in the config where two states differ. A file is its name and what names its content. */
export interface Difference {
  path: readonly string[];
  before?: unknown;
  after?: unknown;
}

/** A mall's folder as it is on the disk. */
export interface Folder extends MallState {
  /** Names this state of the folder. A save needs it, so that nobody overwrites what somebody else has changed. */
  version: string;
}

export interface OpenedMall extends Folder {
  id: string;
  /** The origin of the app with this mall's draft. */
  preview: string;
  /** What saves have left out. */
  open: readonly OpenField[];
}

/** What stands in a field that a save has left out. */
export interface OpenField {
  path: Path;
  value?: unknown;
  file?: { name: string; base64: string };
}

export type SentDraft = z.infer<typeof sentDraft>;

/** A save has written the folder. */
export interface Saved {
  folder: Folder;
  /** The files that it has removed or written over, by name in base64. */
  replaced: SentDraft['files'];
  /** The fields with errors, which keep their saved values. */
  left: readonly Path[];
}

/** A state of a mall that a save has written or, if `saved` is false, found: it came from an editor or from git. */
export interface PastSave {
  /** Missing for a state that no save has found yet. */
  name?: string | undefined;
  /** ISO 8601. */
  at?: string | undefined;
  saved: boolean;
  /** What is different from the state before it. */
  changes: readonly Difference[];
}

/** What is wrong, and what to do about it. */
export interface Told extends Pick<Problem, 'severity' | 'message' | 'fix' | 'icon' | 'count'> {
  /** The value to write in this place of the config. */
  proposed?: { path: Path; value: string | object };
}

export interface DraftProblem extends Told {
  /** The place in the config; of another file, the key that names it. Empty for the whole config and for files that it does not name. */
  path: Path;
  file: string;
}

export interface DraftAnswer {
  problems: readonly DraftProblem[];
  /** What the preview shows now. Missing when it can show nothing new. */
  preview?: {
    look: DraftLook;
    /** What the app knows of the mall. */
    brand: Brand;
    /** Names it, so that the preview loads again only when it has changed. */
    name: string;
    /** Fields with an error: it has their last good values. One empty path stands for all fields. */
    held: readonly Path[];
  };
}

/** A picture for a mall whose logo does not work as an icon. */
export interface IconProposal extends Omit<ProposedIcon, 'bytes'> {
  base64: string;
}

/** A question about a mall that is not there yet. */
export interface NewMallQuestion extends Omit<Asked, 'proposal'> {
  required: boolean;
}

export type SentNewMall = z.infer<typeof sentNewMall>;
export type NewMallFile = keyof SentNewMall['files'];

export interface NewMallProblem extends Told {
  /** The question that it belongs to. */
  key?: string;
}

export interface NewMallAnswer {
  problems: readonly NewMallProblem[];
  /** What empty answers mean. */
  proposals: Readonly<Partial<Record<string, string>>>;
  /** Missing until name and colour are there. */
  look?: DraftLook;
  /** Where the picture for the icons does not work as one. */
  icons?: readonly IconProposal[];
}

/** What a mall still needs before shoppers come. */
export interface LaunchLines {
  items: readonly {
    key: string;
    result: 'ok' | 'failed' | 'notTried';
    /** What was found, or why it was not tried, one sentence on each line. */
    detail: string;
    /** What to do, one step on each line, and who does it. */
    todo: string;
    who: 'staff' | 'client' | 'hosting';
  }[];
}

/** What the page is started with. */
export interface StudioStart {
  /** Every request that changes something must carry it. */
  token: string;
  /** The merchant schema, as JSON Schema. */
  schema: unknown;
  /** What a new mall is asked for. */
  questions: readonly NewMallQuestion[];
  /** Sample members to look at the app as. */
  members: readonly { mobile: string; name: string }[];
  /** States of the data to look at, the usual one first. Some belong to one member. */
  states: readonly { name: string; title: string; member?: string | undefined }[];
}

export const tokenHeader = 'x-studio-token';

/** What a person has pressed in the preview, or what is around it. */
export interface PressedPart {
  /** What is read there, each in one line. */
  words: readonly string[];
  /** The address of a picture, on its own host. */
  picture?: string;
  /** Where a link leads. */
  link?: string;
  /** The CSS variables that colour it. */
  paints: readonly string[];
}

/** Messages between the studio's page and the app in its frame. */
export type PreviewOrder =
  | { open: string }
  | { reload: true }
  | { offline: boolean }
  /** The next presses ask for their fields, and do nothing in the app. It names the CSS variables that may colour something. */
  | { find: readonly string[] | false };
export type PreviewNews =
  /** `led`: the app has led there by itself, and nobody pressed a link. */
  | { shownPath: string; led: boolean }
  /** A page with the draft of this name has loaded, and knows of no order yet. */
  | { ready: string }
  /** The innermost part first. None: nobody wants to press anything any more. */
  | { pressed: readonly PressedPart[] };

/** What the client has approved last. */
export interface ApprovalAnswer {
  approval?: Approval;
  /** Whether it is about the mall as it is saved. */
  isCurrent: boolean;
  /** What has changed since. Missing where git does not know the approved state. */
  changes?: readonly Difference[];
}
