import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filePathOf } from '../database/open-database';
import type { ImageType } from './image-type';

/** The files of all bills, in one folder. Their names are random, so nobody guesses an address. */
export interface BillFiles {
  /** Gives the name under which the content is kept. */
  save(content: Uint8Array, type: ImageType): Promise<string>;
  /** Undefined when there is no such file. */
  read(name: string): Promise<Buffer | undefined>;
  remove(names: readonly string[]): Promise<void>;
  /** Deletes what a crash left behind: every file that `known` does not list. */
  sweep(known: ReadonlySet<string>): Promise<void>;
  close(): Promise<void>;
}

/** Where the bills of a database that is no file are kept. */
const remoteFolder = path.join('.sandbox', 'bills');

/** The folder stands beside the database's file; that of a database in memory is deleted on closing. */
export async function openBillFiles(address: string): Promise<BillFiles> {
  const temporary = address === ':memory:';
  const folder = temporary ? await mkdtemp(path.join(tmpdir(), 'sandbox-bills-')) : billFolder(address);
  await mkdir(folder, { recursive: true });
  return {
    save: async (content, type) => {
      const name = `${randomUUID()}.${extensions[type]}`;
      await writeFile(path.join(folder, name), content, { flag: 'wx' });
      return name;
    },
    read: async (name) => {
      if (!fileName.test(name)) return undefined;
      return readFile(path.join(folder, name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      });
    },
    remove: async (names) => {
      await Promise.all(names.map((name) => rm(path.join(folder, path.basename(name)), { force: true })));
    },
    sweep: async (known) => {
      const strays = (await readdir(folder)).filter((name) => fileName.test(name) && !known.has(name));
      await Promise.all(strays.map((name) => rm(path.join(folder, name), { force: true })));
    },
    close: async () => {
      if (temporary) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Where the bills of a database are kept. */
export function billFolder(address: string): string {
  const file = filePathOf(address);
  return file === undefined ? remoteFolder : `${file}-bills`;
}

const extensions: Record<ImageType, string> = { png: 'png', jpeg: 'jpg', pdf: 'pdf', svg: 'svg' };

const fileName = /^[0-9a-f-]{36}\.(?:png|jpg|pdf|svg)$/;
