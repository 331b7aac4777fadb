import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Call, RequestOf, WireBody } from '@/contract/call';
import { type CallName, calls } from '@/contract/calls';
import { developmentPayloadKey } from '@/lib/development-payload-key';
import { brandOf } from '../../build/brand/brand-of';
import type { Merchant } from '../../build/brand/merchant';
import { projectRoot } from '../../build/shared/project';
import { createSandbox, type Sandbox } from '../../sandbox/create-sandbox';
import { people } from '../../sandbox/members/sample-people';
import { dayOf } from '../../sandbox/shared/calendar';
import type { Examples } from '../backend-kit/spec/examples';
import { askSandbox, sampleSession } from '../shared/sample-session';
import { noEnvironment, rethrowNamed, sandboxMerchantOf } from '../shared/sandbox-merchant';
import {
  type DemoAnswer,
  originMark,
  type PreviewFacts,
  previewOtp,
  type Role,
  tokenMark,
  tokenOf,
} from './facts';
import { type ReadsOf, recordReads } from './record-reads';

/** What a preview answers with. The same mall gives the same bytes. */
export interface DemoAnswers extends Pick<PreviewFacts, 'recordedOn' | 'sessions'> {
  /** The answers of every call. */
  answers: Readonly<Record<string, readonly DemoAnswer[]>>;
  /** The pictures that they name, by their paths in the site. */
  pictures: ReadonlyMap<string, Buffer>;
}

/** Early on a day in India, so that nothing of that day lies in the future for whoever looks at it. */
const recordedAt = new Date('2026-01-15T00:30:00Z');

/** Whoever registers in the preview is this member then, with what was typed. */
const newcomer = {
  firstName: 'Diya',
  lastName: 'Kapoor',
  mobileNumber: '9876500011',
  email: 'diya.kapoor@mail.example',
  gender: 'female',
  pincodeId: '1001',
} as const;
/** A number that logs in for the first time. */
const stranger = '9876500012';
const optOutKey = 'STOP01';

/** Records what the sandbox answers to a member, to somebody who has just registered, and to a visitor. */
export async function recordDemo(merchant: Merchant): Promise<DemoAnswers> {
  const sandbox = await createSandbox({
    db: ':memory:',
    merchants: [{ ...sandboxMerchantOf(merchant), tidy: true }],
    now: () => recordedAt,
    makeOtp: () => previewOtp,
  });
  try {
    await sandbox.changeSettings(merchant.id, { olderReplies: false }).catch(rethrowNamed);
    const origin = `http://${merchant.id}.localhost`;
    const visitor = [
      ...(await askAsVisitor(sandbox, merchant)),
      ...(await recordAs('visitor', sandbox, merchant)),
    ];
    const member = await recordAs('member', sandbox, merchant, people.aarav.mobile);
    const fresh = await recordAs('new', sandbox, merchant, newcomer.mobileNumber);
    const recorded = [...visitor, ...withoutRepeats([...member, ...fresh], visitor)];
    const text = settled(recorded).replaceAll(origin, originMark);
    const session = async (mobile: string, role: Role) => ({
      ...(await sampleSession(sandbox, merchant.id, mobile, developmentPayloadKey)),
      acc_token: tokenOf(role),
      refresh_token: tokenOf(role),
    });
    return {
      recordedOn: dayOf(recordedAt),
      answers: await byCall(JSON.parse(text) as Asked[]), // made just above
      pictures: await picturesIn(text, sandbox, origin),
      sessions: {
        member: await session(people.aarav.mobile, 'member'),
        new: await session(newcomer.mobileNumber, 'new'),
        visitor: {},
      },
    };
  } finally {
    await sandbox.close();
  }
}

type Asked = DemoAnswer & { call: CallName };

/** Everything that the app reads as somebody, with the login where there is one. */
async function recordAs(role: Role, sandbox: Sandbox, merchant: Merchant, mobile?: string): Promise<Asked[]> {
  const { id } = merchant;
  const { platform, appVersion, loginThrough } = brandOf(merchant, noEnvironment, '');
  const reads: ReadsOf = {
    mall: { id, platform, appVersion, loginThrough },
    today: dayOf(recordedAt),
    ...(mobile !== undefined && { member: { mobile, otp: previewOtp } }),
  };
  const recorded = await recordReads(
    (call, values, bearer) => askSandbox(sandbox, id, developmentPayloadKey, call, values, bearer),
    reads,
  );
  return recorded.map((answer) => ({ ...answer, role }));
}

/** What a visitor is told who logs in for the first time, and who registers. */
async function askAsVisitor(sandbox: Sandbox, { id, config }: Merchant): Promise<Asked[]> {
  const asked: Asked[] = [];
  const ask = async <Name extends CallName>(
    name: Name,
    values: Omit<RequestOf<(typeof calls)[Name]>, 'merchantId' | 'platform'>,
    about: DemoAnswer['about'] = {},
  ) => {
    const call: Call = calls[name];
    const sent = { merchantId: id, platform: config.ids.platform, ...values };
    const { status, body } = await askSandbox(sandbox, id, developmentPayloadKey, call, sent);
    asked.push({ call: name, role: 'visitor', about, status, body });
    return body;
  };
  const logIn = async (mobileNumber: string) => {
    const { otpId } = calls.getOtp.reply.decode(await ask('getOtp', { mobileNumber }));
    await ask('loginCustomer', { mobileNumber, otp: Number(previewOtp), otpId });
  };
  await ask('checkCustomerData', { mobileNumber: stranger });
  await logIn(newcomer.mobileNumber);
  await ask('registerCustomer', newcomer);
  for (const bannersFor of [2, 3]) // wider screens; a recording has those of phones
    await ask('getBanners', { customerId: '', bannersFor }, { banners_for: String(bannersFor) });
  await ask('optOutFromSMS', { key: optOutKey });
  await ask('optInForSMS', { key: optOutKey });
  return asked;
}

/** The answers that are not those of a visitor. */
function withoutRepeats(answers: readonly Asked[], visitor: readonly Asked[]): Asked[] {
  const nameOf = ({ role: _, ...answer }: Asked) => JSON.stringify(answer);
  const known = new Set(visitor.map(nameOf));
  return answers.filter((answer) => !known.has(nameOf(answer)));
}

/** The answers of each call. A write that was not recorded gets that of the document for backends. */
async function byCall(asked: readonly Asked[]): Promise<DemoAnswers['answers']> {
  const answers: Record<string, DemoAnswer[]> = {};
  for (const name of (Object.keys(calls) as CallName[]).sort()) {
    const own = asked.flatMap(({ call, ...answer }) => (call === name ? [answer] : []));
    answers[name] = own.length > 0 ? own : [await exampleOf(name)];
  }
  return answers;
}

async function exampleOf(name: CallName): Promise<DemoAnswer> {
  const file = join(projectRoot, `docs/backend/examples/${name}.json`);
  const { replies } = JSON.parse(await readFile(file, 'utf8')) as Examples; // `npm run backend:spec` writes it
  const good = replies.find(({ kind }) => kind === 'good');
  if (!good) throw new Error(`${file} has no good reply.`);
  const body = JSON.parse(JSON.stringify(good.body, withoutTokens)) as WireBody;
  return { role: 'visitor', about: {}, status: good.status, body };
}

/** Answers as JSON, with fixed values in place of what the sandbox draws at random: tokens, codes and ids. */
function settled(recorded: readonly Asked[]): string {
  const text = JSON.stringify(recorded, withoutTokens).replace(uuids, 'preview');
  const code = /"referral_code":"([A-Z2-9]{8})"/.exec(text)?.[1];
  return code === undefined ? text : text.replaceAll(code, 'FRND2345');
}

const uuids = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;

function withoutTokens(key: string, value: unknown): unknown {
  const isToken = (key === 'token' || key === 'refresh_token') && typeof value === 'string' && value !== '';
  return isToken ? tokenMark : value;
}

async function picturesIn(text: string, sandbox: Sandbox, origin: string): Promise<Map<string, Buffer>> {
  const paths = new Set(text.match(/(?<=\{origin\}\/)api\/pictures\/[\w./-]+/g));
  const pictures = new Map<string, Buffer>();
  for (const path of [...paths].sort()) {
    const response = await sandbox.fetch(new Request(`${origin}/${path}`));
    if (response.ok) pictures.set(path, Buffer.from(await response.arrayBuffer()));
  }
  return pictures;
}
