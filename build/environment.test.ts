import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { merchantSchema } from '@/brand/merchant-schema';
import { developmentPayloadKey } from '@/lib/development-payload-key';
import { checkSources, environmentOf, readEnvFile, sandboxEnvironment } from './environment';

const nothing = { variables: {}, file: {} };
const pushKey = `B${'x'.repeat(86)}`;

function merchant(baseUrl?: string, publicKey?: string) {
  const api = baseUrl === undefined ? {} : { baseUrl };
  const integrations = publicKey === undefined ? {} : { push: { publicKey } };
  const config = merchantSchema.parse({ name: 'Test Mall', hosts: ['mall.example'], api, integrations });
  return { id: '36', config, logo: Buffer.alloc(0) };
}

describe('the backend’s address', () => {
  it('comes from the flag, else the environment, else .env, else the config, else the default', () => {
    const sources = {
      api: '/flag',
      variables: { API_BASE_URL: '/variable' },
      file: { API_BASE_URL: '/file' },
    };
    const { variables, file } = sources;
    expect(environmentOf(merchant('/config'), sources).apiBaseUrl).toBe('/flag');
    expect(environmentOf(merchant('/config'), { variables, file }).apiBaseUrl).toBe('/variable');
    expect(environmentOf(merchant('/config'), { variables: {}, file }).apiBaseUrl).toBe('/file');
    expect(environmentOf(merchant('/config'), nothing).apiBaseUrl).toBe('/config');
    expect(environmentOf(merchant(), nothing).apiBaseUrl).toBe('/api');
  });

  it('counts as not set when it is set to nothing, and loses its last slash', () => {
    const sources = { variables: { API_BASE_URL: '' }, file: { API_BASE_URL: 'https://api.example/v1/' } };
    expect(environmentOf(merchant(), sources).apiBaseUrl).toBe('https://api.example/v1');
  });
});

describe('beside the sandbox', () => {
  const backend = 'https://api.mall.example';

  it('a site talks to the sandbox, whatever the merchant’s own backend is', () => {
    expect(environmentOf(merchant(backend), sandboxEnvironment({}, {})).apiBaseUrl).toBe('/api');
  });

  it('a site talks to the backend that the environment names', () => {
    const variables = { API_BASE_URL: backend };
    expect(environmentOf(merchant(), sandboxEnvironment(variables, {})).apiBaseUrl).toBe(backend);
    expect(environmentOf(merchant(), sandboxEnvironment({}, variables)).apiBaseUrl).toBe(backend);
  });
});

describe('keys', () => {
  it('are the merchant’s own, else the one for all, else the documented one of the sandbox', () => {
    const variables = { PAYLOAD_KEY: 'all', PAYLOAD_KEY_36: 'own' };
    expect(environmentOf(merchant(), { variables, file: {} }).payloadKey).toBe('own');
    expect(environmentOf(merchant(), { variables: { PAYLOAD_KEY: 'all' }, file: {} }).payloadKey).toBe('all');
    expect(environmentOf(merchant(), nothing).payloadKey).toBe(developmentPayloadKey);
  });

  it('of push are the environment’s, else .env’s, else the merchant’s own, else the one that was made', () => {
    const keys = { variable: `A${pushKey}`, file: `B${pushKey}`, config: `C${pushKey}`, made: `D${pushKey}` };
    const file = { PUSH_PUBLIC_KEY: keys.file };
    const own = merchant(undefined, keys.config);
    const made = { ...nothing, defaultPushKey: keys.made };
    const pushKeyOf = (...of: Parameters<typeof environmentOf>) => environmentOf(...of).pushPublicKey;
    expect(pushKeyOf(own, { ...made, variables: { PUSH_PUBLIC_KEY: keys.variable }, file })).toBe(
      keys.variable,
    );
    expect(pushKeyOf(own, { ...made, file })).toBe(keys.file);
    expect(pushKeyOf(own, made)).toBe(keys.config);
    expect(pushKeyOf(merchant(), made)).toBe(keys.made);
    expect(pushKeyOf(merchant(), nothing)).toBe('');
  });

  it('are refused when they cannot work', () => {
    const bad = (variables: Record<string, string>) => () => checkSources({ variables, file: {} });
    expect(bad({ PAYLOAD_KEY: '---' })).toThrow('PAYLOAD_KEY must hold');
    expect(bad({ PUSH_PUBLIC_KEY: 'short' })).toThrow('PUSH_PUBLIC_KEY must be');
    expect(bad({ PUSH_PUBLIC_KEY: pushKey })).not.toThrow();
  });
});

describe('the file .env', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'env-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('gives its variables, and none where it is missing', async () => {
    const file = join(folder, '.env');
    expect(await readEnvFile(file)).toEqual({});
    await writeFile(file, 'API_BASE_URL=https://api.row.example # ours\n');
    expect(await readEnvFile(file)).toEqual({ API_BASE_URL: 'https://api.row.example' });
  });

  it('must close its quotes, or a variable would vanish', async () => {
    const file = join(folder, '.env');
    await writeFile(file, `A='x y' # told\nexport PAYLOAD_KEY = "secret\nB="b"\n`);
    await expect(readEnvFile(file)).rejects.toThrow(
      /\.env:2: the value of PAYLOAD_KEY begins with " and does not end with it\. Close the quote, or leave it out\./,
    );
    await writeFile(file, `A='x y' # told\nB=it's\nC=""\n`);
    expect(await readEnvFile(file)).toEqual({ A: 'x y', B: "it's", C: '' });
  });

  it('must be a file of a few lines', async () => {
    const file = join(folder, '.env');
    await writeFile(file, `A=${'x'.repeat(100_000)}`);
    await expect(readEnvFile(file)).rejects.toThrow(/\.env has 101 kB; at most 100 kB are allowed\./);
    await expect(readEnvFile(folder)).rejects.toThrow(/is not a file\. Put a file in its place\./);
  });
});
