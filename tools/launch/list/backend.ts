import { calls } from '@/contract/calls';
import { exactJson } from '@/lib/parsed-json';
import { brandOf } from '../../../build/brand/brand-of';
import type { Merchant } from '../../../build/brand/merchant';
import type { Environment } from '../../../build/environment/environment';
import { folderFlag, shellWord } from '../../../build/shared/display-path';
import { fewOf } from '../../../build/shared/words';
import { checkBackend } from '../../backend-kit/check/check-backend';
import { type Send, sendVia } from '../../backend-kit/check/exchange';
import type { Report } from '../../backend-kit/check/report';
import { failed, type Item, notTried, ok } from './item';
import { placeOf, type Reach, trusted } from './place';

/** ms for a whole answer. Whoever waits for the list does not wait as long as a shopper. */
const patience = 20_000;

/** Asks the mall's backend what a visitor may ask: no login, no OTP, no write. The second line is about its pages. */
export async function backendItems(
  merchant: Merchant,
  environment: Environment,
  reach: Reach & { merchants: string },
  pause?: (ms: number) => Promise<void>,
): Promise<Item[]> {
  const { id, config } = merchant;
  const { apiBaseUrl, payloadKey } = environment;
  const url = apiBaseUrl.startsWith('/') ? `https://${config.hosts[0]}${apiBaseUrl}` : apiBaseUrl;
  const { platform, appVersion, loginThrough, screens } = brandOf(merchant, environment, '');
  const answers = new Map<string, string>();
  const report = await checkBackend({
    url,
    payloadKey,
    mall: { id, platform, appVersion, loginThrough },
    origins: config.hosts.map((host) => `https://${host}`),
    timeout: patience,
    ...(pause && { pause }),
    send: keeping(answers, sendVia(routes(reach))),
  });
  const command = `npm run backend:check -- ${id} --url ${shellWord(url, 'URL')}${folderFlag('merchants', reach.merchants)}`;
  const { hostname } = new URL(url);
  // The command finds hosts by DNS only.
  const when = reach.resolve.has(hostname) ? `as soon as ${hostname} is in the DNS, ` : '';
  const detail = `${url}: ${verdictOf(report)}`;
  const backend =
    report.summary.broken > 0
      ? failed('backend', detail, `${when}give the backend's engineers the report of: ${command}`)
      : ok('backend', detail);
  return [backend, pagesItem(answers, screens.faqs)];
}

/** What the check says in one sentence. Its report has the rest. */
function verdictOf({ calls: asked }: Report): string {
  const tried = asked.filter(({ result }) => result !== 'notTried');
  const broken = tried.filter(({ result }) => result === 'broken').map(({ call }) => call);
  if (tried.every(({ ms }) => !('median' in ms))) return 'There is no answer at this address.';
  if (broken.length === 0) return 'Everything that was tried works.';
  return `${broken.length} of ${tried.length} calls that a visitor may send are broken: ${fewOf(broken, 5)}.`;
}

/** Goes where the list was told to go for a host, and trusts what it was told to trust. */
function routes(reach: Reach): Parameters<typeof sendVia>[0] {
  return ({ hostname }) => {
    const ca = trusted(reach);
    if (!reach.resolve.has(hostname)) return { ca };
    const { address, port } = placeOf(reach, hostname);
    return { ca, hostname: address, port, servername: hostname, lookup: undefined };
  };
}

/** Keeps the last answer to each call, by its path's last word. */
function keeping(answers: Map<string, string>, send: Send): Send {
  return async (ask, limits) => {
    const exchange = await send(ask, limits);
    if (exchange.kind === 'answer')
      answers.set(new URL(ask.url).pathname.replace(/^.*\//, ''), exchange.text);
    return exchange;
  };
}

/**
 * Whether the pages that visitors read have something on them. The others need a login.
 *
 * @param answers texts by call
 */
export function pagesItem(answers: ReadonlyMap<string, string>, hasFaqs: boolean): Item {
  const terms = replyOf(calls.getTermsCondition, answers.get('getTermsCondition'));
  const faqs = hasFaqs ? replyOf(calls.getFaqList, answers.get('getFaqList')) : undefined;
  if (terms === undefined) return notTried('pages', 'The backend gave no terms that the app can read.');
  const empty = [
    ...(terms.replace(/<[^<>]*>|&nbsp;|\s/g, '') === '' ? ['the terms of use'] : []),
    ...(faqs && Object.values(faqs).flat().length === 0 ? ['the FAQs'] : []),
  ];
  if (empty.length === 0) return ok('pages', 'The pages that visitors read are there.');
  return failed('pages', `Empty: ${empty.join(', ')}.`, 'write them in the backend');
}

/** A reply as the app reads it, or undefined where it cannot. */
function replyOf<T>(
  { reply }: { reply: { decode(body: Record<string, unknown>): T } },
  text = '',
): T | undefined {
  try {
    return reply.decode(exactJson(text) as Record<string, unknown>); // it refuses anything else
  } catch {
    return undefined;
  }
}
