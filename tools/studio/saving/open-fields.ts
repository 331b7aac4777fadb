import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'jsonc-parser';
import { parsedJson } from '@/lib/parsed-json';
import { configName, type UnsavedFiles } from '../../../build/config/load-folder';
import { historyOf } from '../../../build/fleet/history-folder';
import { makeFolder } from '../../../build/shared/make-folder';
import { ownValue, valueAt } from '../../../build/shared/value-at';
import { writeWhole } from '../../../build/shared/write-whole';
import { namedFiles } from '../../shared/named-files';
import type { OpenField } from '../wire';
import { isSame } from './differences';
import type { Path } from './draft-text';

/** What saves have left out, because the check refuses it. It outlives the browser that it was typed in. */
export interface OpenFields {
  list(id: string): OpenField[];
  /** Keeps these, in place of those at the same paths and of those that a person has seen. */
  keep(id: string, seen: readonly Path[], fields: readonly OpenField[]): void;
}

export function openFieldsIn(home: string, merchants: string): OpenFields {
  const fileOf = (id: string) => join(historyOf(home, merchants, id), 'open.json');
  const list = (id: string): OpenField[] => {
    try {
      const known = parsedJson(readFileSync(fileOf(id), 'utf8'));
      return Array.isArray(known) ? known : []; // written below
    } catch {
      return [];
    }
  };
  return {
    list,
    keep: (id, seen, fields) => {
      const settled = [...seen, ...fields.map(({ path }) => path)];
      const others = list(id).filter(({ path }) => !settled.some((each) => isSame(each, path)));
      const all = [...others, ...fields];
      const file = fileOf(id);
      if (all.length === 0) return rmSync(file, { force: true });
      makeFolder(dirname(file));
      writeWhole(file, `${JSON.stringify(all)}\n`);
    },
  };
}

/** What stands at these paths of a draft, with the files that are named there. */
export function fieldsOfDraft(draft: UnsavedFiles, paths: readonly Path[]): OpenField[] {
  const config: unknown = parse(draft[configName]?.toString('utf8') ?? '{}');
  return paths.map((path) => {
    const name = namedFiles(config).get(path.join('.'));
    const bytes = name === undefined ? undefined : ownValue(draft, name);
    return {
      path,
      value: valueAt(config, path),
      ...(name !== undefined && bytes && { file: { name, base64: bytes.toString('base64') } }),
    };
  });
}
