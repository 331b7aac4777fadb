import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** One message as it reached the push service. */
export interface PushRequest {
  path: string;
  authorization: string;
  encoding: string;
  body: Buffer;
}

/** Stands in for a browser's push service: takes messages, or answers with `status`. Closes with the test. */
export async function startPushService(status: (path: string) => number = () => 201) {
  const requests: PushRequest[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer); // a request without encoding gives buffers
    requests.push({
      path: request.url ?? '',
      authorization: request.headers.authorization ?? '',
      encoding: String(request.headers['content-encoding']),
      body: Buffer.concat(parts),
    });
    response.writeHead(status(request.url ?? '')).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.address() as AddressInfo; // listening on TCP
  return { requests, origin: `http://127.0.0.1:${port}` };
}

/** A browser's subscription, with the keys that only the browser has. */
export function makeSubscription(endpoint: string) {
  const keys = createECDH('prime256v1');
  const publicKey = keys.generateKeys();
  const auth = randomBytes(16);
  const subscription = {
    endpoint,
    expirationTime: null,
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
  };
  /** Reads a message like the browser does (RFC 8188 and RFC 8291). Throws for one that is not for this browser. */
  const decrypt = (body: Buffer): unknown => {
    const salt = body.subarray(0, 16);
    const senderKey = body.subarray(21, 21 + body.readUInt8(20));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey]);
    const secret = hkdf(keys.computeSecret(senderKey), auth, info, 32);
    const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const sealed = body.subarray(21 + senderKey.length);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString()); // 2 ends the last record
  };
  return { token: JSON.stringify(subscription), decrypt };
}

/** The claims of a VAPID header (RFC 8292). Throws when the sender's key did not sign them. */
export function claimsOf({ authorization }: PushRequest, publicKey: string): Record<string, unknown> {
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (key !== publicKey || !signed) throw new Error('The message is not signed with this key.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>; // a JWT's claims
}

function hkdf(material: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', material, salt, info, length));
}
