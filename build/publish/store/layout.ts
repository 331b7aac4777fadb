import { z } from 'zod';
import { idPattern } from '../../shared/natural-order';
import { fileEntrySchema } from '../read-record';

/** Where everything lies in a store (docs/store.md). */
export const keys = {
  file: (sha256: string) => `files/${sha256}`,
  core: (core: string) => `cores/${core}.json`,
  live: (id: string) => `sites/${id}/live.json`,
  releases: (id: string) => `sites/${id}/releases/`,
  release: (id: string, release: string) => `sites/${id}/releases/${release}`,
  host: (host: string) => `hosts/${host}.json`,
  canary: (id: string) => `canaries/${id}`,
  wave: 'wave.json',
  pruning: (run: string) => `pruning/${run}`,
} as const;

const format = z.literal(1);
const id = z.string().regex(idPattern);
const hash = z.string().regex(/^[0-9a-f]{64}$/);
const releaseName = z.string().regex(/^[0-9a-f]{32}$/);
/** Orders are times of commits in s, or whatever a team counts. */
const order = z.int().nonnegative();
/** A host as DNS has it: small letters, IDN as punycode. */
export const hostPattern =
  /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/;
const host = z.string().regex(hostPattern);

/** A file that lies in a release at this place of its own bytes. */
const assetSchema = fileEntrySchema.extend({ at: z.int().nonnegative() });

const publishedSchema = z.object({
  release: releaseName,
  order,
  date: z.iso.datetime(),
  who: z.string(),
  /** What it changed against the one that was live before it. Missing where that is not known. */
  changes: z.array(z.object({ text: z.string(), onPhone: z.boolean() })).optional(),
  core: hash,
  config: hash,
  /** Hash of the site without what it keeps of others. Equal: the same site. */
  site: hash,
  /** The release that was live before it. */
  previous: releaseName.optional(),
  /** Its own files below `assets/`, which later releases keep. Those of its core stand in `cores/`. */
  assets: z.array(assetSchema),
  /** The releases whose files it keeps, and their cores. */
  keeps: z.array(z.object({ release: releaseName, core: hash })),
});
export type Published = z.infer<typeof publishedSchema>;

/** The pointer of a mall, `sites/<id>/live.json`. */
export const liveSchema = z.object({
  format,
  id,
  /** Missing where the mall was removed. */
  release: releaseName.optional(),
  order,
  /** The highest order that was seen. A publishing with a lower one is refused. */
  highest: order,
  core: hash.optional(),
  config: hash.optional(),
  ring: z.literal('canary').optional(),
  hosts: z.array(host),
  /** Hosts that the mall gave up with its last change. Their claims may still stand. */
  left: z.array(host).default([]),
  /** Newest first. */
  releases: z.array(publishedSchema),
  /** What people can notice of the newest release. */
  facts: z
    .object({
      manifest: z.record(z.string(), z.unknown()),
      brand: z.record(z.string(), z.unknown()),
      look: z.record(z.string(), z.string()),
      saysPolicy: z.boolean(),
      core: z.string(),
      files: z.array(z.object({ path: z.string(), sha256: z.string() })),
    })
    .optional(),
});
export type Live = z.infer<typeof liveSchema>;

const beforeSchema = liveSchema.pick({ id: true, release: true, core: true, config: true, order: true });
/** What a mall showed before a wave. */
export type Before = z.infer<typeof beforeSchema>;

/** `wave.json`: the malls that a wave may have changed, and that were not asked since. */
export const waveSchema = z.object({ format, malls: z.array(beforeSchema) });

/** `hosts/<host>.json`. Without an id, nobody claims the host any more. */
export const claimSchema = z.object({ format, id: id.optional() });
export type Claim = z.infer<typeof claimSchema>;

/** `cores/<core>.json`: these files are there. */
export const coreSchema = z.object({ format, files: z.array(fileEntrySchema) });
