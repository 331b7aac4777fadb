import type { WireBody } from '@/contract/call';
import { decipher } from '@/contract/cipher';
import { developmentPayloadKey } from '@/lib/development-payload-key';
import { today } from '@/lib/today';
import {
  type DemoAnswer,
  originMark,
  type PreviewFacts,
  previewFolder,
  previewOtp,
  type Role,
  tokenMark,
  tokenOf,
} from '../facts';
import { moveDates } from './move-dates';
import { afterOrders, cartAnswer, keepShopping } from './shopping';
import { roleNow } from './storage';

type Fields = Record<string, string>;

/** The names that a shopper may type. Answers about her carry them from then on, until the page is gone. */
const personal = ['first_name', 'last_name', 'email_address', 'mobile_number', 'gender', 'marital_status'];
const days = ['date_of_birth', 'anniversary_date', 'spouse_dob'];
const typed: Record<string, unknown> = {};

/** Answers every call of the app inside the page, from recorded answers and from what was typed. */
export function answerInside(facts: PreviewFacts): void {
  const realFetch = window.fetch.bind(window);
  const readAnswers = async (call: string): Promise<DemoAnswer[]> =>
    (await realFetch(`/${previewFolder}/answers/${call}.json`)).json();

  const answer = async (request: Request): Promise<Response> => {
    if (today() > facts.until) location.reload(); // it says that it is over
    const { pathname } = new URL(request.url);
    const call = pathname.slice('/api/'.length);
    const fields = await fieldsOf(request);
    const role = call === 'loginCustomer' ? whoLogsIn(fields, facts) : roleNow();
    keepTyped(call, fields);
    keepShopping(call, fields);
    const own = loginAnswer(call, fields) ?? cartAnswer(call);
    if (own) return Response.json(own);
    const recorded = await readAnswers(call);
    const { status, body, about } = closest(recorded, fields, role);
    const text = JSON.stringify(moveDates(body, facts.recordedOn, today()))
      .replaceAll(originMark, location.origin)
      .replaceAll(tokenMark, tokenOf(call === 'registerCustomer' ? 'new' : role));
    const later = afterOrders(call, about.order_id === fields.order_id, withTyped(JSON.parse(text)));
    return Response.json(filtered(later, fields), { status });
  };

  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { origin, pathname } = new URL(request.url);
    if (origin !== location.origin) throw new TypeError('Nothing leaves a preview.');
    if (!/^\/api\/(?!pictures\/)/.test(pathname)) return realFetch(request);
    const response = await answer(request);
    request.signal.throwIfAborted();
    return response;
  };
  // The app sends files with it, and reads no more of it than this (src/transport/upload.ts).
  window.XMLHttpRequest = class {
    upload: Partial<Record<'onprogress' | 'onload', (event: object) => void>> = {};
    onload?: () => void;
    onerror?: () => void;
    status = 0;
    responseText = '';
    #request = ['', ''];
    open(method: string, url: string) {
      this.#request = [method, url];
    }
    setRequestHeader() {}
    abort() {
      this.onload = undefined;
    }
    async send(body: FormData) {
      const [method = '', url = ''] = this.#request;
      try {
        const response = await window.fetch(url, { method, body });
        this.upload.onprogress?.({ loaded: 1, total: 1 });
        this.upload.onload?.({});
        this.status = response.status;
        this.responseText = await response.text();
        this.onload?.();
      } catch {
        this.onerror?.();
      }
    }
  } as unknown as typeof XMLHttpRequest;
}

/** The fields of a request by their wire names, whatever its encoding. */
async function fieldsOf(request: Request): Promise<Fields> {
  if (request.method === 'GET') return Object.fromEntries(new URL(request.url).searchParams);
  const form = Object.fromEntries(await request.formData());
  const payload = typeof form._k === 'string' ? decipher(form._k, developmentPayloadKey) : form;
  return payload as Fields; // files are not read
}

function whoLogsIn({ mobile_number }: Fields, { sessions }: PreviewFacts): Role {
  const isOf = (role: Role) => sessions[role].user?.includes(`"${mobile_number}"`);
  return isOf('member') ? 'member' : isOf('new') ? 'new' : 'visitor';
}

function keepTyped(call: string, fields: Fields): void {
  if (call === 'registerCustomer' || call === 'profileUpdate') {
    for (const name of [...personal, ...days]) if (name in fields) typed[name] = fields[name];
  }
}

/** The refusal of any OTP but the one of all previews. */
function loginAnswer(call: string, { otp }: Fields): WireBody | undefined {
  if (call !== 'loginCustomer' || Number(otp) === Number(previewOtp)) return undefined;
  const statusDescription = `Please enter valid OTP. In a preview it is ${previewOtp}.`;
  return { statusCode: 102, statusDescription };
}

/** The answer about the same thing, of whoever asks. Without one, any of hers; without one, any. */
function closest(answers: readonly DemoAnswer[], fields: Fields, role: Role): DemoAnswer {
  const rank = ({ role: whose, about }: DemoAnswer) => {
    const names = Object.keys(about);
    const fits = names.every((name) => inOrder(about[name]) === inOrder(fields[name]));
    const rankOfRole = whose === role ? 2 : whose === 'visitor' ? 1 : 0;
    return (rankOfRole > 0 && fits ? 10 + 10 * names.length : 0) + rankOfRole;
  };
  const [best] = [...answers].sort((one, other) => rank(other) - rank(one));
  if (!best) throw new TypeError('There is no recorded answer.');
  return best;
}

/** The order of several ids says nothing. */
const inOrder = (ids: unknown) =>
  String(ids ?? '')
    .split(',')
    .sort()
    .join(',');

/** The answer with what was typed in place of what was recorded about the person. */
function withTyped(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withTyped);
  if (typeof value !== 'object' || value === null) return value;
  const own = 'first_name' in value ? Object.entries(typed).filter(([name]) => name in value) : [];
  const inner = Object.entries(value).map(([name, each]) => [name, withTyped(each)]);
  return { ...Object.fromEntries(inner), ...Object.fromEntries(own) };
}

/** The entries of lists that hold what was searched for. */
function filtered(value: unknown, { search_text = '', search_by = '' }: Fields): unknown {
  const words = (search_text || search_by).trim().toLowerCase();
  const walk = (each: unknown): unknown => {
    if (Array.isArray(each))
      return each.filter((entry) => JSON.stringify(entry).toLowerCase().includes(words));
    if (typeof each !== 'object' || each === null) return each;
    return Object.fromEntries(Object.entries(each).map(([name, inner]) => [name, walk(inner)]));
  };
  return words === '' ? value : walk(value);
}
