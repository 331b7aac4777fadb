import { expect, it } from 'vitest';
import { s3Place } from './s3-request';

const account = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };

it('an address, an account and a region make a place', () => {
  expect(s3Place('s3://malls', { ...account, AWS_DEFAULT_REGION: 'ap-south-1' })).toEqual({
    endpoint: 'https://s3.ap-south-1.amazonaws.com',
    bucket: 'malls',
    prefix: '',
    region: 'ap-south-1',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
    sessionToken: undefined,
  });
  const elsewhere = { ...account, AWS_ENDPOINT_URL: 'https://one.example/', AWS_SESSION_TOKEN: 'token' };
  expect(s3Place('s3://malls/a/b.c/', elsewhere)).toMatchObject({
    endpoint: 'https://one.example',
    prefix: 'a/b.c/',
    region: 'us-east-1',
    sessionToken: 'token',
  });
  expect(s3Place('s3://malls', elsewhere, 'http://127.0.0.1:9000')).toMatchObject({
    endpoint: 'http://127.0.0.1:9000',
  });
});

it.each([
  ['s3:/malls', account, undefined, 's3://bucket/prefix'],
  ['s3://UP', account, undefined, 's3://bucket/prefix'],
  ['s3://malls/../x', account, undefined, 'prefix'],
  ['s3://malls/a//b', account, undefined, 'prefix'],
  ['s3://malls/a b', account, undefined, 'prefix'],
  ['s3://malls', {}, undefined, 'AWS_ACCESS_KEY_ID'],
  ['s3://malls', account, 'one.example', 'endpoint'],
  ['s3://malls', account, 'https://one.example/path', 'endpoint'],
  ['s3://malls', account, 'https://[one', 'endpoint'],
])('says what is wrong with %s and %j at %s, without the secret', (address, environment, endpoint, words) => {
  const said = s3Place(address, environment, endpoint);
  expect(said).toEqual(expect.stringContaining(words));
  expect(said).not.toContain('secret');
});
