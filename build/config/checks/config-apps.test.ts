import { describe, expect, it } from 'vitest';
import { findingsIn, onlyFinding, sound } from '../../../tests/setup/sound-config';

describe('push messages', () => {
  const firebase = {
    provider: 'fcm',
    apiKey: 'AIzaSy0123456789012345',
    projectId: 'the-mall',
    appId: '1:1234567890:web:0a1b2c',
    messagingSenderId: '1234567890',
    vapidKey: `B${'A'.repeat(86)}`,
  };
  const { vapidKey: publicKey } = firebase;
  const told = (push: object) =>
    findingsIn({ ...sound, integrations: { push } }).map(({ message }) =>
      message.replace('integrations.push.', ''),
    );

  it.each([firebase, { publicKey }, { provider: 'web-push', publicKey }])(
    'may come from either provider, and from Web Push where none is named',
    (push) => {
      expect(told(push)).toEqual([]);
    },
  );

  it.each(['apiKey', 'projectId', 'appId', 'messagingSenderId', 'vapidKey'])(
    'of Firebase need its %s',
    (key) => {
      expect(told({ ...firebase, [key]: undefined })).toEqual([`${key} is missing and has no default.`]);
    },
  );

  it.each([
    [{ provider: 'firebase' }, 'provider is "firebase": allowed are web-push, fcm.'],
    [{}, 'publicKey is missing and has no default.'],
    [{ ...firebase, publicKey }, 'it belongs to the provider web-push.'],
    [{ publicKey, projectId: 'the-mall' }, 'projectId is "the-mall": it belongs to the provider fcm.'],
    [{ ...firebase, appId: 'web' }, 'appId of a Firebase web app, such as 1:1234567890:web:0a1b2c.'],
  ])('say what is wrong with %j', (push, says) => {
    expect(told(push)).toEqual([expect.stringContaining(says)]);
  });
});

describe('an Android app', () => {
  const print = Array<string>(32).fill('AB').join(':');
  const packageId = 'in.the_mall.rewards';
  const said = (android: object) => onlyFinding({ ...sound, android });

  it.each([print.replaceAll(':', ' '), print.slice(0, 59), ''])('has no fingerprint %j', (fingerprint) => {
    expect(said({ packageId, fingerprints: [fingerprint] })).toMatch(
      /^android\.fingerprints\[0\] is ".* must be a SHA-256 fingerprint: 32 pairs of 0–9 and A–F in capitals, with : between them\. → undefined$/,
    );
  });

  it.each([
    ['in.the-mall.rewards', /^android\.packageId is .* must be a package name /],
    ['rewards', /two or more parts with dots between.* → undefined$/],
    ['in.36mall.rewards', /each of Latin letters, digits and _, with a letter first\. → undefined$/],
    ['in.the_mall.new', /must have no word of the language Java as a part/],
    ['com.example.rewards', /must not begin with com\.example, .*Google Play refuses it/],
    [`in.${'m'.repeat(150)}`, /must have at most 150 characters and has 153/],
  ])('has no package %j, because Google Play or Android refuses it', (refused, told) => {
    expect(said({ packageId: refused })).toMatch(told);
  });

  it('needs no fingerprints, because they are known only after the first upload', () => {
    const android = { packageId: 'in.newMall.com_example.Rewards2', fingerprints: [] };
    expect(findingsIn({ ...sound, android })).toEqual([]);
    expect(said({ fingerprints: [] })).toBe(
      'android.packageId is missing and has no default. → add "packageId": "in.the_mall.rewards"',
    );
    expect(said({ ...android, fingerprints: [print, print] })).toContain('twice');
  });
});
