// Written from docs/backend/openapi.json and docs/backend/cipher.mjs alone, as a client's engineer would: it knows nothing
// of this repository. It answers five calls.
import http from 'node:http';
import { decipher } from '../../../docs/backend/cipher.mjs';

const key = process.argv[2] ?? '';
const token = 'aaaa.bbbb.cccc';

/** Each call's answer to its fields. */
const calls = {
  isMaintainance: () => ok({ maintainance_mode: '0' }),
  getOtp: ({ mobile_number }) => (mobile_number ? ok({ id: 'o-1' }) : refusal('Give a number.')),
  loginCustomer: ({ otp, id }) =>
    otp === 2580 && id === 'o-1'
      ? { ...ok({}), id: '77', token: { token, refresh_token: 'dddd.eeee.ffff' } }
      : refusal('Wrong OTP.'),
  getCartItemCount: () => ok({ count: 2 }),
  getStoreLocations: () => ok({ locations: [{ id: 'L1', location_name: 'Riverside' }] }),
};
const forMembers = ['getCartItemCount'];

const ok = (response) => ({ statusCode: 100, response, statusDescription: '' });
const refusal = (statusDescription) => ({ statusCode: 102, statusDescription });

const server = http.createServer(async (request, response) => {
  const send = (status, body) => {
    response.writeHead(status, {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'access-control-allow-origin': request.headers.origin ?? '*',
      'access-control-allow-headers': 'authorization',
      'access-control-allow-methods': 'GET, POST',
    });
    response.end(body === undefined ? undefined : JSON.stringify(body));
  };
  if (request.method === 'OPTIONS') return send(204);
  const name = new URL(request.url, 'http://localhost').pathname.slice(1);
  const answer = calls[name];
  if (request.method !== 'POST' || !answer)
    return send(404, { statusCode: 404, statusDescription: 'No such call.' });
  if (forMembers.includes(name) && request.headers.authorization !== `Bearer ${token}`) {
    return send(401, { statusCode: 401, message: 'The token is invalid.' });
  }
  let body = '';
  for await (const chunk of request) body += chunk;
  const fields = Object.fromEntries(new URLSearchParams(body));
  const payload = fields._k ? decipher(fields._k, key) : fields;
  if (name === 'getCartItemCount' && payload.customer_id !== '77') return send(200, refusal('Not yours.'));
  send(200, answer(payload));
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
