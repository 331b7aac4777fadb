import type { MerchantConfig } from '@/brand/merchant-schema';
import { rightsFile } from '../../../build/brand/rights-file';
import { sha256 } from '../../../build/core/site-file';
import { askerOf, NoAnswer } from './ask';
import { failed, type Item } from './item';
import type { Reach } from './place';

/**
 * What shoppers do not find of the mall's rights: a host answers every path with 200, so only the file that its page names
 * says what stands there. Undefined where all is there, or where a host does not answer at all, which has a line of its
 * own.
 */
export async function servedRightsFault(
  reach: Reach,
  config: MerchantConfig,
  hosts: readonly string[],
): Promise<Item | undefined> {
  const faults: string[] = [];
  for (const host of hosts) {
    if (!(await showsRights(reach, host, config)))
      faults.push(`${host}: Its page does not lead to the rights of the config.`);
  }
  if (faults.length > 0)
    return failed('rights', faults.join('\n'), 'build the mall, and publish it', 'staff');
  const url = config.rights?.deletion?.url;
  const why = url === undefined ? undefined : await pageFault(reach, new URL(url));
  return why === undefined
    ? undefined
    : failed('rights', `${url}: ${why}.`, 'ask the client for the page where an account is deleted');
}

async function showsRights(reach: Reach, host: string, config: MerchantConfig): Promise<boolean> {
  const file = rightsFile(config);
  if (!file) return true;
  const asker = askerOf(reach, host);
  try {
    const { body: page } = await asker.ask('/');
    if (!page.toString().includes(`/${file.path}`)) return false;
    const { status, body } = await asker.ask(`/${file.path}`);
    return status === 200 && sha256(body) === file.sha256;
  } catch (error) {
    if (error instanceof NoAnswer) return true;
    throw error;
  } finally {
    asker.close();
  }
}

/** The page of the mall itself. A redirect counts: browsers follow it. */
async function pageFault(reach: Reach, { hostname, pathname, search }: URL): Promise<string | undefined> {
  const asker = askerOf(reach, hostname);
  try {
    const { status } = await asker.ask(`${pathname}${search}`);
    return status < 400 ? undefined : `It answers with ${status}`;
  } catch (error) {
    if (error instanceof NoAnswer) return `It does not answer (${error.message})`;
    throw error;
  } finally {
    asker.close();
  }
}
