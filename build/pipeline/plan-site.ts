import { join } from 'node:path';
import { optionalScreens } from '@/brand/capabilities';
import { canonicalJson, hashMerchant } from '../brand/hash-merchant';
import type { Merchant } from '../brand/merchant';
import { hashFolder } from '../core/inputs';
import { sha256 } from '../core/site-file';
import type { Environment } from '../environment/environment';
import { currentRelease, isMadeFrom } from '../publish/release';
import { projectRoot } from '../shared/project';

/** What will be done for one merchant. */
export interface PlannedSite {
  merchant: Merchant;
  environment: Environment;
  /** Absolute path of the site. */
  path: string;
  /** Hash of everything the site is made from. */
  hash: string;
  /** `keep` when the same site is already published. */
  action: 'build' | 'keep';
  /** Name of the release that is published now. */
  current?: string | undefined;
}

interface PlanOptions {
  out: string;
  /** The hash of the core's inputs, and the hash of the builder. */
  made: readonly string[];
  /** Builds a site even if the same one is already published. */
  force: boolean;
}

/** The part of a plan that `--dry-run` prints. */
export interface PlanEntry {
  merchant: string;
  name: string;
  hosts: readonly string[];
  path: string;
  action: 'build' | 'keep';
  apiBaseUrl: string;
  /** Areas that are left out. */
  without: string[];
}

/** Hash of the builder and its templates. When they change, every site is built again. */
export async function hashBuilder(root = projectRoot): Promise<string> {
  const folders = await Promise.all(['build', 'templates'].map((folder) => hashFolder(root, folder)));
  return sha256(folders.flat().join('\n'));
}

/** Plans one merchant's site. Throws `Failure` when the site's path holds something other than a link. */
export function planSite(
  merchant: Merchant,
  environment: Environment,
  { out, made, force }: PlanOptions,
): PlannedSite {
  const { release } = merchant.config; // build.json says it
  const parts = [hashMerchant(merchant), canonicalJson(environment), canonicalJson(release)];
  const hash = sha256([...made, ...parts].join('\n'));
  const current = currentRelease(out, merchant.id);
  const action = !force && isMadeFrom(current, hash) ? 'keep' : 'build';
  return { merchant, environment, path: join(out, merchant.id), hash, action, current: current?.name };
}

/** The plan without the logo's bytes and the keys of the environment. */
export function planEntry({ merchant, environment, path, action }: PlannedSite): PlanEntry {
  const { id, config } = merchant;
  return {
    merchant: id,
    name: config.name,
    hosts: config.hosts,
    path,
    action,
    apiBaseUrl: environment.apiBaseUrl,
    without: optionalScreens.filter((screen) => config.screens[screen] === false),
  };
}
