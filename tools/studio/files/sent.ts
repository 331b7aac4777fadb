import type { HonoRequest } from 'hono';
import { z } from 'zod';
import { identityName } from '../../../build/config/identity-file';
import { configName, type UnsavedFiles } from '../../../build/config/load-folder';
import { questions } from '../../../build/scaffold/questions';
import { isFolderFile } from '../../shared/named-files';
import { readSent } from '../../shared/read-sent';

/** Logo, icon, typeface and the picture of shared links, and some that were chosen before them. */
const mostFiles = 10;

/** Only `mall lock` writes the identity of a mall, and the config comes as text. Some disks ignore case. */
const isSendable = (name: string) =>
  isFolderFile(name) && ![identityName, configName].includes(name.toLowerCase());

const base64 = z.base64().max(6_000_000);

/** What a person has changed: the config's text, and files by name in base64. */
export const sentDraft = z.strictObject({
  text: z.string().max(300_000),
  files: z
    .record(z.string().refine(isSendable), base64)
    .refine((files) => Object.keys(files).length <= mostFiles, `it has more than ${mostFiles} files`),
});
export const sentPreview = sentDraft.extend({ until: z.iso.date('the last day is none') });
/** Places of the config. */
const sentPaths = z.array(z.array(z.union([z.string().max(100), z.number()])).max(10)).max(2_000);
export const sentSave = sentDraft.extend({ version: z.string().max(100), seen: sentPaths.default([]) });
export const sentSettle = z.strictObject({ seen: sentPaths });

/** Characters. No good answer is as long; the check of each answer names its own limit. */
const longestAnswer = 300;

/** What a person has said about a new mall: answers as typed, and files in base64. */
export const sentNewMall = z.strictObject({
  answers: z.partialRecord(z.enum(questions.map(({ key }) => key)), z.string().max(longestAnswer)),
  files: z.strictObject({ logo: base64.optional(), icon: base64.optional(), font: base64.optional() }),
});

/** What a person has said about a copy. */
const answer = z.string().max(longestAnswer);
export const sentCopy = z.strictObject({ id: answer, name: answer, host: answer });

/** The draft in the request's body. Throws like `readSent`. */
export async function readDraft(request: HonoRequest): Promise<UnsavedFiles> {
  return filesOf(await readSent(sentDraft, request));
}

export function filesOf({ text, files }: z.output<typeof sentDraft>): UnsavedFiles {
  const entries = Object.entries(files).map(([name, base64]) => [name, Buffer.from(base64, 'base64')]);
  return { ...Object.fromEntries(entries), [configName]: Buffer.from(text) };
}
