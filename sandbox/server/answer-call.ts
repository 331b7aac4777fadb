import type { Call, WireBody } from '@/contract/call';
import { type CallName, calls } from '@/contract/calls';
import { authenticate } from '../login/tokens';
import type { Context, Services, SignedIn } from '../noun/handler';
import { pictureUrl } from '../noun/picture-path';
import { PlainAnswer, Refusal, refuse, Unauthorised, unauthorised } from '../noun/refusal';
import { nameOfWrite, remembered } from '../noun/repeats';
import type { SandboxMerchant } from '../noun/sandbox-merchant';
import { settingsOf } from '../noun/settings-of';
import { handlers } from '../nouns';
import { breakAnswer } from './broken-answer';
import { catchUp } from './catch-up';
import { impliedFields } from './implied-fields';
import { olderStyle } from './older-style';
import { readRequest } from './read-request';

/**
 * Answers one request to `/api/*`. `owner` is the merchant of the request's host; the request must have its
 * `merchant_id`. Without it (on plain localhost, which the dev server uses) any `merchant_id` is accepted.
 */
export async function answerCall(
  services: Services,
  name: CallName,
  request: Request,
  owner: SandboxMerchant | undefined,
): Promise<Response> {
  let older = false;
  let status = 200;
  const json = (body: WireBody) => Response.json(older ? olderStyle(body) : body, { status });
  try {
    const call: Call = calls[name];
    const candidates = owner ? [owner.id] : [...services.merchants.keys()];
    const keys = [...new Set(candidates.map(services.payloadKey))];
    const values = await readRequest(call, request, keys, impliedFields(name, owner?.id));
    const merchant = merchantOf(services, values, owner);
    await services.seedMall(merchant);
    const settings = await settingsOf(services.db, merchant.id);
    older = settings.olderReplies;

    const answer = async (): Promise<WireBody> => {
      await catchUp(services);
      const bearer = bearerOf(request);
      const customer =
        call.auth === 'access' ? await customerOf(services, call, bearer, merchant.id) : undefined;
      rejectForeignCustomer(values, customer);
      const { origin } = new URL(request.url);
      const context: Context = {
        ...services,
        merchant,
        settings,
        customer,
        refreshToken: call.auth === 'refresh' ? bearer : '',
        origin,
        pictureUrl: (path) => `${origin}${pictureUrl(merchant.id, path)}`,
      };
      const carryOut = async (): Promise<WireBody> => {
        const reply = await invoke(name, values, context);
        return { statusCode: 100, statusDescription: 'Success', ...call.reply.encode(reply) };
      };
      if (!remembered.has(name)) return carryOut();
      return services.repeats.once(await nameOfWrite(name, request, values), carryOut);
    };
    const fault = services.faults.take(name, merchant.id);
    const body = fault ? await breakAnswer(fault, answer, services.closing) : await answer();
    return body instanceof Response ? body : json(body);
  } catch (error) {
    if (error instanceof Refusal) return json(refusalBody(calls[name], error));
    if (error instanceof PlainAnswer) return Response.json(error.body);
    if (error instanceof Unauthorised) {
      status = 401;
      return json({ statusCode: 401, message: error.message });
    }
    throw error;
  }
}

/**
 * `Handlers` connects each name with its own request type. TypeScript loses this connection when the name is a
 * variable.
 */
function invoke(name: CallName, values: WireBody, context: Context): Promise<unknown> {
  const handler = handlers[name] as (request: WireBody, context: Context) => Promise<unknown>;
  return handler(values, context);
}

function merchantOf(
  services: Services,
  values: WireBody,
  owner: SandboxMerchant | undefined,
): SandboxMerchant {
  const id = values.merchantId ?? owner?.id;
  if (owner && id !== owner.id) refuse(102, 'This site cannot act for another merchant.');
  return services.merchants.get(String(id)) ?? refuse(102, 'Unknown merchant.');
}

async function customerOf(
  services: Services,
  call: Call,
  bearer: string,
  merchantId: string,
): Promise<SignedIn | undefined> {
  if (!bearer) return call.audience === 'anyone' ? undefined : unauthorised('invalid');
  const customer = await authenticate(services, bearer);
  return customer.merchantId === merchantId ? customer : unauthorised('invalid');
}

function rejectForeignCustomer(values: WireBody, customer: SignedIn | undefined): void {
  const claimed = values.customerId;
  if (customer && claimed && claimed !== String(customer.customerId)) {
    refuse(102, 'This customer does not belong to the session.');
  }
}

function refusalBody(call: Call, { statusCode, description, details }: Refusal): WireBody {
  return {
    statusCode,
    statusDescription: description,
    ...(details !== undefined && call.rejection?.encode(details)),
  };
}

function bearerOf(request: Request): string {
  return /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
}
