import type { MerchantConfig } from '@/brand/merchant-schema';
import { rightsFile } from '../../../build/brand/rights-file';
import { sha256 } from '../../../build/core/site-file';
import { type Answer, askerOf, NoAnswer } from './ask';
import { failed, type Item } from './item';
import type { Reach } from './place';

/** As many as browsers follow at the very least. */
const mostRedirects = 5;

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
    const fault = await hostFault(reach, host, config);
    if (fault) faults.push(`${host}: ${fault}.`);
  }
  if (faults.length > 0)
    return failed('rights', faults.join('\n'), 'build the mall, and publish it', 'staff');
  const url = config.rights?.deletion?.url;
  const why = url === undefined ? undefined : await pageFault(reach, new URL(url));
  return why === undefined
    ? undefined
    : failed('rights', `${url}: ${why}.`, 'ask the client for the page where an account is deleted');
}

async function hostFault(reach: Reach, host: string, config: MerchantConfig): Promise<string | undefined> {
  const file = rightsFile(config);
  if (!file) return undefined;
  try {
    const page = await open(reach, new URL(`https://${host}/`));
    if (page.status !== 200) return `Its page answers with ${page.status}`;
    if (!page.body.includes(`/${file.path}`)) return 'Its page does not lead to the rights of the config';
    const { status, body } = await open(reach, new URL(`https://${host}/${file.path}`));
    return status === 200 && sha256(body) === file.sha256
      ? undefined
      : `/${file.path} is not the file of the config`;
  } catch (error) {
    if (error instanceof NoAnswer) return undefined;
    throw error;
  }
}

/** The page of the mall itself. */
async function pageFault(reach: Reach, url: URL): Promise<string | undefined> {
  try {
    const { status } = await open(reach, url);
    return status === 200 ? undefined : `It answers with ${status}`;
  } catch (error) {
    if (error instanceof NoAnswer) return `It does not answer (${error.message})`;
    throw error;
  }
}

/** What a browser shows of an address. A redirect away from https is not followed. */
async function open(reach: Reach, url: URL, left = mostRedirects): Promise<Answer> {
  const asker = askerOf(reach, url.hostname);
  try {
    const answer = await asker.ask(`${url.pathname}${url.search}`);
    const { location = '' } = answer.headers;
    const isRedirect = answer.status >= 300 && answer.status < 400 && URL.canParse(location, url);
    const next = isRedirect ? new URL(location, url) : undefined;
    return next?.protocol === 'https:' && left > 0 ? await open(reach, next, left - 1) : answer;
  } finally {
    asker.close();
  }
}
