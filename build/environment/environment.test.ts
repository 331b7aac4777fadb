import { describe, expect, it } from 'vitest';
import { merchantSchema } from '@/brand/merchant-schema';
import { developmentPayloadKey } from '@/lib/development-payload-key';
import { checkSources, environmentOf, sandboxEnvironment, sourceWarnings } from './environment';

const nothing = { variables: {}, file: {} };
const pushKey = `B${'x'.repeat(86)}`;

function merchant(baseUrl?: string, publicKey?: string) {
  const api = baseUrl === undefined ? {} : { baseUrl };
  const integrations = publicKey === undefined ? {} : { push: { publicKey } };
  const config = merchantSchema.parse({ name: 'Test Mall', hosts: ['mall.example'], api, integrations });
  return { id: '36', config, logo: Buffer.alloc(0) };
}

describe('the backend’s address', () => {
  it('comes from the flag, else the variable of the mall, else the one for all, else the config', () => {
    const own = { API_BASE_URL_36: '/own', API_BASE_URL: '/all' };
    const api = (sources: Parameters<typeof environmentOf>[1]) =>
      environmentOf(merchant('/config'), sources).apiBaseUrl;
    expect(api({ api: '/flag', variables: own, file: {} })).toBe('/flag');
    expect(api({ variables: own, file: { API_BASE_URL_36: '/file' } })).toBe('/own');
    expect(api({ variables: { API_BASE_URL: '/all' }, file: { API_BASE_URL_36: '/file' } })).toBe('/file');
    expect(api({ variables: { API_BASE_URL_37: '/other' }, file: { API_BASE_URL: '/file' } })).toBe('/file');
    expect(api({ variables: { API_BASE_URL_37: '/other' }, file: {} })).toBe('/config');
    expect(() => api({ variables: { API_BASE_URL_36: 'nowhere' }, file: {} })).toThrow(
      /^API_BASE_URL_36 must/,
    );
    expect(() => api({ variables: { API_BASE_URL_37: 'nowhere' }, file: {} })).not.toThrow();
  });

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
    expect(environmentOf(merchant(backend), sandboxEnvironment({ variables: {}, file: {} })).apiBaseUrl).toBe(
      '/api',
    );
  });

  it('a site talks to the backend that the environment names', () => {
    const variables = { API_BASE_URL: backend };
    expect(environmentOf(merchant(), sandboxEnvironment({ variables, file: {} })).apiBaseUrl).toBe(backend);
    expect(environmentOf(merchant(), sandboxEnvironment({ variables: {}, file: variables })).apiBaseUrl).toBe(
      backend,
    );
    const own = sandboxEnvironment({ variables: { API_BASE_URL_36: backend }, file: {} });
    expect(environmentOf(merchant(), own).apiBaseUrl).toBe(backend);
    expect(environmentOf({ ...merchant('https://config.example'), id: '37' }, own).apiBaseUrl).toBe('/api');
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

  it('are refused all at once', () => {
    const sources = {
      variables: { PUSH_PUBLIC_KEY: 'short' },
      file: { API_BASE_URL: 'nowhere', PAYLOAD_KEY: '---', PAYLOAD_KEY_36: '...' },
      filePlaces: { API_BASE_URL: { file: '.env', line: 4, column: 1 } },
    };
    expect(() => checkSources(sources)).toThrow(
      /^\.env:4:1 {2}error\n {2}API_BASE_URL must .*\n\nPAYLOAD_KEY must .*\n\nPUSH_PUBLIC_KEY must/,
    );
    expect(() => environmentOf({ ...merchant(), id: '36' }, sources)).toThrow(
      /API_BASE_URL must .*\n\nPAYLOAD_KEY_36 must .*\n\nPUSH_PUBLIC_KEY must/,
    );
  });
});

describe('a value from .env', () => {
  const filePlaces = {
    API_BASE_URL: { file: '.env', line: 4, column: 1 },
    PAYLOAD_KEY_3: { file: '.env', line: 5, column: 1 },
  };

  it('is refused at its place there', () => {
    const file = { API_BASE_URL: 'nowhere' };
    expect(() => checkSources({ variables: {}, file, filePlaces })).toThrow(
      /^\.env:4:1 {2}error\n {2}API_BASE_URL must/,
    );
    const variables = { API_BASE_URL: 'elsewhere' };
    expect(() => checkSources({ variables, file, filePlaces })).toThrow(/^API_BASE_URL must/);
  });

  it('gets a warning when it is a key for no mall', () => {
    const sources = { variables: {}, file: { PAYLOAD_KEY_3: 'x', PAYLOAD_KEY_36: 'y' }, filePlaces };
    expect(sourceWarnings(sources, ['36'])).toMatchObject([
      {
        ...filePlaces.PAYLOAD_KEY_3,
        severity: 'warning',
        message: 'PAYLOAD_KEY_3 is for no mall: there is no merchant 3.',
        fix: 'if you meant merchant 36, write PAYLOAD_KEY_36',
      },
    ]);
    expect(sourceWarnings(sources, ['3', '36'])).toEqual([]);
  });

  it('gets a warning when it is a backend for no mall, or not encrypted', () => {
    const file = { API_BASE_URL_3: 'http://api.example', API_BASE_URL: 'https://api.example' };
    expect(sourceWarnings({ variables: {}, file }, ['36']).map(({ message }) => message)).toEqual([
      expect.stringMatching(/^API_BASE_URL_3 is "http:\/\/api\.example": it is not encrypted/),
      'API_BASE_URL_3 is for no mall: there is no merchant 3.',
    ]);
  });
});
