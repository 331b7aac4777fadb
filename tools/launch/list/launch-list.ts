import { join } from 'node:path';
import type { Merchant } from '../../../build/brand/merchant';
import { loadMerchants } from '../../../build/config/load';
import {
  type Environment,
  type EnvironmentSources,
  environmentOf,
} from '../../../build/environment/environment';
import { type BuiltSite, readBuiltSite } from '../../../build/publish/store/built-site';
import { displayPath, folderFlag } from '../../../build/shared/display-path';
import { codeOf, Failure } from '../../../build/shared/failure';
import { backendItems } from './backend';
import { certificateItem } from './certificate';
import { filesItem } from './files';
import { folderItems, serviceItems } from './folder';
import { failed, type Item, type Key, type LaunchReport, notTried, ok } from './item';
import { addressesOf, type Reach } from './place';
import { servedRightsFault } from './served-rights';

export interface LaunchOptions extends Reach {
  merchants: string;
  id: string;
  /** The folder of the built sites. */
  out: string;
  environment: EnvironmentSources;
  /** Tries only what needs no network. */
  offline?: boolean;
  /** ms since 1970. */
  now?: number;
  /** Waits so many ms between two questions to the backend. */
  pause?: (ms: number) => Promise<void>;
}

/**
 * What still has to be done before shoppers come (docs/onboarding.md#6-go-live). Changes nothing, and asks as a visitor.
 * Throws `Failure` for a mall that is not there and for an environment with mistakes.
 */
export async function launchList(options: LaunchOptions): Promise<LaunchReport> {
  const { merchants, id, environment } = options;
  const loaded = await loadMerchants(merchants, [id]);
  const [merchant] = loaded.merchants;
  const items = folderItems(options, loaded);
  if (merchant) {
    const values = environmentOf(merchant, environment);
    items.push(...serviceItems(merchant, values));
    if (options.offline) items.push(...untried(afar, offline, 'run it again without --offline'));
    else {
      items.push(...(await afarItems(merchant, values, options)));
      await judgeRights(items, merchant, options);
    }
  } else
    items.push(
      ...untried(
        ['push', 'maps', 'rights', ...afar],
        'The config cannot be read before its errors are mended.',
      ),
    );
  return { merchant: id, ok: items.every(({ result }) => result !== 'failed'), items };
}

/** The rights of the config count only once shoppers find them. */
async function judgeRights(items: Item[], { config }: Merchant, options: LaunchOptions): Promise<void> {
  const at = items.findIndex(({ key, result }) => key === 'rights' && result === 'ok');
  if (at < 0) return;
  const isLost = (host: string) =>
    items.some(
      ({ key, result, detail }) => key === 'DNS' && result === 'failed' && detail.startsWith(`${host}:`),
    );
  const hosts = [...new Set(config.hosts)].filter((host) => !isLost(host));
  const fault = await servedRightsFault(options, config, hosts);
  if (fault) items[at] = fault;
}

const afar: Key[] = ['backend', 'pages', 'DNS', 'certificate', 'files'];
const offline = 'It needs the network.';

function untried(keys: readonly Key[], why: string, todo = ''): Item[] {
  return keys.map((key) => notTried(key, why, todo));
}

/** The lines about the backend, and then about each host. */
async function afarItems(
  merchant: Merchant,
  environment: Environment,
  options: LaunchOptions,
): Promise<Item[]> {
  const lost = (host: string, ...keys: Key[]) => untried(keys, `${host}: Nobody finds this host yet.`);
  const names = [...new Set(merchant.config.hosts)];
  const hosts = await Promise.all(names.map(async (host) => ({ host, dns: await dnsItem(host, options) })));
  const [first] = hosts;
  const isApiLost = first?.dns.result === 'failed' && environment.apiBaseUrl.startsWith('/');
  const items = isApiLost
    ? lost(first.host, 'backend', 'pages')
    : await backendItems(merchant, environment, options, options.pause);
  for (const { host, dns } of hosts) {
    const isLost = dns.result === 'failed';
    items.push(dns);
    items.push(...(isLost ? lost(host, 'certificate', 'files') : await hostItems(merchant, host, options)));
  }
  return items;
}

async function hostItems({ id }: Merchant, host: string, options: LaunchOptions): Promise<Item[]> {
  const certificate = await certificateItem(options, host, options.now ?? Date.now());
  const site = builtSite(options.out, id);
  const files = site
    ? await filesItem(options, host, site)
    : failed(
        'files',
        `${host}: There is no site in ${displayPath(join(options.out, id))} to compare with.`,
        `build it from the commit that is live: npm run build -- ${id}${folderFlag('merchants', options.merchants)}${folderFlag('out', options.out)}`,
        'staff',
      );
  return [certificate, files];
}

/** The site in `dist/<id>`, or undefined where none is built, or a damaged one. */
function builtSite(out: string, id: string): BuiltSite | undefined {
  try {
    return readBuiltSite(out, id);
  } catch (error) {
    if (error instanceof Failure || codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

async function dnsItem(host: string, { resolve, lookup = addressesOf }: LaunchOptions): Promise<Item> {
  if (resolve.has(host)) return notTried('DNS', `${host}: --resolve says where it is.`);
  try {
    return ok('DNS', `${host}: ${(await lookup(host)).join(', ')}`);
  } catch (error) {
    return failed(
      'DNS',
      `${host}: no address (${codeOf(error)}).`,
      `add a record for ${host} that leads to the server`,
    );
  }
}
