import type { SentJob } from './sent-job';

/** What the studio's page reads about jobs and destinations. */

/** Something that takes its time and that other people notice, such as a publishing. */
export interface Job extends Pick<SentJob, 'action' | 'id' | 'destination'> {
  name: string;
  state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
  /** ISO 8601. */
  from: string;
  until?: string;
  /** The last line of its log. */
  last?: string;
  /** Names the state in which it has left the mall's folder, if it writes there. */
  left?: string;
}

/** Whether a job may write into the folder of its mall. */
export function writesFolder({ action }: Pick<Job, 'action'>): boolean {
  return action === 'pictures' || action === 'lock' || action === 'rollback';
}

export interface JobWithLog extends Job {
  log: string[];
}

/** Where a mall can be published, and what is known without asking anybody. */
export interface PublishPlaces {
  destinations: readonly {
    name: string;
    /** A store, or `ci`. */
    to: string;
    production: boolean;
    /** Why nothing can be published there now, such as a key that is missing. */
    blocked?: string;
  }[];
  /** Why `publish.json` is refused, a sentence each. */
  problems: readonly string[];
  /** As git knows the person. */
  who: string;
  /** Names the saved state of the mall. Missing while it or the environment has errors. */
  config?: string;
  /** What `dist/` holds. */
  built?: { config: string };
  /** What `identity.json` says, if the mall is locked, and what the config says now. */
  identity: { locked?: string; now: string; needs?: 'lock' | 'renew' };
}

/** What a destination shows of a mall. */
export interface Standing {
  /** The release that is live. */
  release?: string;
  /** Names the state that it was made from. */
  config?: string;
  /** Of a push: whether it has the mall as it is saved. */
  isSaved?: boolean;
  releases: readonly {
    release: string;
    /** ISO 8601. */
    date: string;
    who: string;
    changes: readonly string[];
  }[];
}

/** What a host shows. */
export interface HostAnswer {
  host: string;
  /** Names the state that it shows. */
  config?: string;
  /** Why nobody can tell. */
  why?: string;
}

/** Whether this browser may lock, build and publish. `off`: nobody may, in this studio. */
export type Rights = 'owner' | 'guest' | 'off';
