import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Brand, brandElementId } from '@/brand/brand';
import { parsedJson } from '@/lib/parsed-json';
import { buildRecordPath } from '../brand/build-json';
import { saysPolicy } from '../brand/content-security';
import { byPath, type FileEntry, type SiteFile } from '../core/site-file';

/** What people can notice of a site, as it was built. Two of them tell what a release changed. */
export interface SiteFacts {
  manifest: Readonly<Record<string, unknown>>;
  /** As the page holds it. An older app may have written it, with other keys and values. */
  brand: Readonly<Partial<Record<keyof Brand, unknown>>>;
  /** Pattern and gradient of the balance card in CSS, title and text of shared links. */
  look: Readonly<Record<string, string>>;
  /** Whether the page says its own Content-Security-Policy. */
  saysPolicy: boolean;
  core: string;
  files: readonly Pick<FileEntry, 'path' | 'sha256'>[];
}

const object = z.record(z.string(), z.unknown());
const recordSchema = z.object({
  core: z.string(),
  files: z.array(z.object({ path: z.string(), sha256: z.string() })),
});

/** The facts of a site that is not written yet, and of the core that it was made from. */
export function factsOfFiles(files: readonly SiteFile[], core: string): SiteFacts | undefined {
  const textOf = (path: string) => {
    const file = files.find((each) => each.path === path);
    return file && 'bytes' in file ? file.bytes.toString('utf8') : undefined;
  };
  const listed = files.filter(({ path }) => path !== buildRecordPath).sort(byPath);
  return factsFrom(textOf('index.html'), textOf('manifest.webmanifest'), { core, files: listed });
}

/** The facts of a release. `undefined` for one that no build wrote, or that somebody changed. */
export function factsOfRelease(folder: string): SiteFacts | undefined {
  try {
    const textOf = (path: string) => plainText(join(folder, path));
    return factsFrom(
      textOf('index.html'),
      textOf('manifest.webmanifest'),
      parsedJson(textOf(buildRecordPath)),
    );
  } catch {
    return undefined;
  }
}

/** Nothing for something other than a file: reading a pipe would never end. */
function plainText(place: string): string {
  return lstatSync(place).isFile() ? readFileSync(place, 'utf8') : '';
}

const brandBlock = new RegExp(`<script type="application/json" id="${brandElementId}">(.*?)</script>`, 's');

/** The same from the texts of page and manifest and from `build.json`, wherever they lie. */
export function factsFrom(page = '', manifestText = '', recorded: unknown): SiteFacts | undefined {
  const brand = object.safeParse(parsedJson(brandBlock.exec(page)?.[1] ?? ''));
  const manifest = object.safeParse(parsedJson(manifestText));
  const record = recordSchema.safeParse(recorded);
  if (!brand.success || !manifest.success || !record.success) return undefined;
  const look = { look: lookOf(page), saysPolicy: saysPolicy(page) };
  return { brand: brand.data, manifest: manifest.data, ...look, ...record.data };
}

const lookPattern =
  /--brand-(?<variable>hero|hero-pattern):(?<css>.*?);|property="(?<meta>og:title|og:description)" content="(?<text>.*?)"/g;

function lookOf(page: string): SiteFacts['look'] {
  const found = Array.from(page.matchAll(lookPattern), ({ groups = {} }) => {
    const { variable, css = '', meta = '', text = '' } = groups;
    return variable === undefined ? [meta, unescaped(text)] : [variable, css];
  });
  return Object.fromEntries(found);
}

/** The signs that the template's engine escapes. */
const escapes = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#x60': '`', '#x3D': '=' };

function unescaped(html: string): string {
  return Object.entries(escapes)
    .toReversed() // & last, because the others begin with it
    .reduce((text, [name, sign]) => text.replaceAll(`&${name};`, sign), html);
}
