import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { configName, type UnsavedFiles } from '../../../build/config/load-folder';
import { sha256 } from '../../../build/core/site-file';
import { historyOf } from '../../../build/fleet/history-folder';
import { displayPath } from '../../../build/shared/display-path';
import { Failure, whyUnwritten } from '../../../build/shared/failure';
import { makeFolder } from '../../../build/shared/make-folder';
import { writeWhole } from '../../../build/shared/write-whole';
import type { MallState, PastSave } from '../wire';
import { differences, isSame } from './differences';
import { ownFiles } from './draft-changes';

/** What saves have written and replaced, so that it can come back. */
export interface History {
  /**
   * Keeps what a save finds and what it is going to write. Throws `Failure` when it cannot. Returns what takes the second
   * state out again, for a save that fails.
   */
  keep(id: string, before: UnsavedFiles, after: UnsavedFiles): () => void;
  /** Every state that is kept and the one of the folder, newest first, each with what it has changed. */
  list(id: string, now: UnsavedFiles): PastSave[];
  /** The files of a state, or of the last one that was saved. */
  read(id: string, name?: string): UnsavedFiles | undefined;
}

/** As a file of the history holds it: a state that a save has written or, if `saved` is false, found. */
interface KeptState {
  /** Its number, from 1 on. */
  name: string;
  /** ISO 8601. */
  at: string;
  saved: boolean;
  /** The hash of each file, by its name. */
  files: Readonly<Record<string, string>>;
}

/** Older ones make room. */
const mostStates = 100;

/**
 * The history of the malls of a folder. A state is a list of hashes in `NUMBER.json`, and each file is kept once, by its
 * hash.
 *
 * @param home the folder of all histories, outside of the malls' folders, whose check would report strays
 */
export function openHistory(home: string, merchants: string): History {
  const folderOf = (id: string, ...inside: string[]) => join(historyOf(home, merchants, id), ...inside);

  const statesOf = (id: string): KeptState[] => {
    const folder = folderOf(id);
    if (!existsSync(folder)) return [];
    const numbers = readdirSync(folder).flatMap((name) => /^(\d+)\.json$/.exec(name)?.[1] ?? []);
    return numbers
      .sort((one, other) => Number(one) - Number(other))
      .flatMap((number) => stateIn(id, `${number}.json`));
  };
  /** Nothing for one that was damaged, or has lost a file: the next save takes its place. */
  const stateIn = (id: string, file: string): KeptState[] => {
    try {
      const state = JSON.parse(readFileSync(folderOf(id, file), 'utf8')) as KeptState; // written below
      return Object.values(state.files).every((hash) => existsSync(folderOf(id, 'files', hash)))
        ? [state]
        : [];
    } catch (error) {
      if (error instanceof SyntaxError) return [];
      throw error;
    }
  };
  const bytesOf = (id: string, hash: string | undefined) =>
    hash === undefined ? Buffer.alloc(0) : readFileSync(folderOf(id, 'files', hash));

  /** Returns what takes the state out again. */
  const add = (id: string, files: UnsavedFiles, saved: boolean): (() => void) => {
    const last = statesOf(id).at(-1);
    const hashes = hashesOf(files);
    if (isSame(last?.files, hashes)) return () => {};
    makeFolder(folderOf(id, 'files'));
    for (const [name, hash] of Object.entries(hashes)) {
      const place = folderOf(id, 'files', hash);
      if (files[name] && !existsSync(place)) writeWhole(place, files[name]);
    }
    const name = String(Number(last?.name ?? 0) + 1);
    const state: KeptState = { name, at: new Date().toISOString(), saved, files: hashes };
    const file = folderOf(id, `${name}.json`);
    writeWhole(file, `${JSON.stringify(state)}\n`);
    return () => rmSync(file);
  };

  const tidy = (id: string) => {
    const states = statesOf(id);
    for (const { name } of states.slice(0, -mostStates)) rmSync(folderOf(id, `${name}.json`));
    const kept = new Set(states.slice(-mostStates).flatMap(({ files }) => Object.values(files)));
    for (const hash of readdirSync(folderOf(id, 'files'))) {
      if (!kept.has(hash)) rmSync(folderOf(id, 'files', hash));
    }
  };

  return {
    keep: (id, before, after) => {
      try {
        add(id, before, false);
        const takeBack = add(id, after, true);
        tidy(id);
        return takeBack;
      } catch (error) {
        const reason = error instanceof Failure ? error.message : `${whyUnwritten(error)}.`;
        throw new Failure(
          `Nothing was saved, because ${displayPath(home)} cannot keep the history of this mall: ${reason}`,
        );
      }
    },
    list: (id, now) => {
      const states: (Partial<KeptState> & MallState)[] = statesOf(id).map((state) => ({
        ...state,
        text: shownText(bytesOf(id, state.files[configName])),
        contents: state.files,
      }));
      const contents = hashesOf(now);
      if (!isSame(states.at(-1)?.contents, contents)) {
        states.push({ text: shownText(now[configName]), contents });
      }
      return states
        .map((state, index) => {
          const before = states[index - 1];
          const { name, at, saved = false } = state;
          return { name, at, saved, changes: before ? differences(before, state) : [] };
        })
        .reverse();
    },
    read: (id, name) => {
      const state = statesOf(id).findLast((each) => (name === undefined ? each.saved : each.name === name));
      const files = Object.entries(state?.files ?? {}).map(([file, hash]) => [file, bytesOf(id, hash)]);
      return state && Object.fromEntries(files);
    },
  };
}

function hashesOf(files: UnsavedFiles): Record<string, string> {
  return Object.fromEntries(Object.entries(ownFiles(files)).map(([name, bytes]) => [name, sha256(bytes)]));
}

/**
 * A config to show what changed, without a byte order mark, or ''. Nobody saves this text, so it may have signs for bytes
 * that are not UTF-8.
 */
function shownText(config: Buffer | undefined): string {
  return new TextDecoder().decode(config);
}
