import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { calls } from '@/contract/calls';
import { exactJson } from '@/lib/parsed-json';
import { sha256 } from '../../../build/core/site-file';
import type { BuiltSite } from '../../../build/publish/store/built-site';
import { createClient } from '../../backend-kit/check/client';
import { type Send, sendVia } from '../../backend-kit/check/exchange';
import { placeOf, type Reach } from '../list/place';

/** ms between two looks. */
const pause = 1_000;

export interface Limits {
  /** ms for the whole of an answer. */
  answer: number;
  /** ms for which a mall may still show its earlier release. */
  longest: number;
}

const usual: Limits = { answer: 20_000, longest: 30_000 };

/**
 * What is wrong with a mall at its address: page, worker, manifest, the page's script, the answer of its backend. Servers
 * keep what they know of a store for some seconds, so it is looked at again until `longest` ms are over.
 */
export async function faultOf(site: BuiltSite, resolve: Reach['resolve'], limits = usual) {
  const { answer: timeout, longest } = limits;
  const send = sender(resolve);
  for (const end = Date.now() + longest; ; await wait(pause)) {
    const fault = (await filesFault(site, send, timeout)) ?? (await backendFault(site, send, timeout));
    if (fault === undefined || Date.now() >= end) return fault;
  }
}

async function filesFault(
  { host, own, shared }: BuiltSite,
  send: Send,
  timeout: number,
): Promise<string | undefined> {
  const page = own.find(({ path }) => path === 'index.html')?.bytes.toString('utf8') ?? '';
  const script = /<script type="module" src="\/([^"]+)"/.exec(page)?.[1] ?? '';
  for (const path of ['index.html', 'service-worker.js', 'manifest.webmanifest', script]) {
    const url = `https://${host}/${path.replace(/^index\.html$/, '')}`;
    const answer = await send({ url, method: 'GET', headers: {} }, { timeout });
    const fault = answerFault(answer);
    if (fault) return `${url} ${fault}`;
    const file = [...own, ...shared].find((each) => each.path === path);
    if ('text' in answer && sha256(answer.text) !== file?.sha256)
      return `${url} is not the file of this release`;
  }
  return undefined;
}

const brandSchema = z.object({ api: z.object({ baseUrl: z.string(), payloadKey: z.string() }) });

/** Asks what every page asks first. Any answer that the app can read is good, also that of a backend in maintenance. */
async function backendFault(
  { id, host, facts }: BuiltSite,
  send: Send,
  timeout: number,
): Promise<string | undefined> {
  const { data } = brandSchema.safeParse(facts?.brand);
  if (!data) return 'its page names no backend';
  const { baseUrl, payloadKey } = data.api;
  const origin = `https://${host}`;
  const url = new URL(baseUrl, origin).href.replace(/\/$/, '');
  const client = createClient({ url, payloadKey, timeout, send });
  const answer = await client.ask(calls.isMaintainance, { merchantId: id }, { origin });
  const fault = answerFault(answer) ?? unreadable(answer);
  return fault && `${url}${calls.isMaintainance.path} ${fault}`;
}

function unreadable(answer: { kind: string; text?: string }): string | undefined {
  try {
    calls.isMaintainance.reply.decode(exactJson(answer.text ?? '') as Record<string, unknown>); // it refuses the rest
    return undefined;
  } catch {
    return 'answers with something that the app cannot read';
  }
}

function answerFault(answer: { kind: string; status?: number; reason?: string; detail?: string }) {
  if (answer.kind === 'failed') return `does not answer (${answer.detail || answer.reason})`;
  return answer.status === 200 ? undefined : `answers with ${answer.status}`;
}

/**
 * Asks over https, as browsers do. The address that `--resolve` puts in a host's place may have any certificate, and may
 * speak http.
 */
function sender(resolve: Reach['resolve']): Send {
  const send = sendVia(({ hostname }) => {
    if (!resolve.has(hostname)) return {};
    const { address, port } = placeOf({ resolve }, hostname);
    return { hostname: address, port, servername: hostname, rejectUnauthorized: false, lookup: undefined };
  });
  return async (ask, limits) => {
    const answer = await send(ask, limits);
    if (answer.kind === 'answer' || !resolve.has(new URL(ask.url).hostname)) return answer;
    const plain = await send({ ...ask, url: ask.url.replace(/^https:/, 'http:') }, limits);
    return plain.kind === 'answer' || speaksNoTls.test(answer.detail) ? plain : answer;
  };
}

const speaksNoTls = /^(EPROTO|ERR_SSL_WRONG_VERSION_NUMBER)$/;
