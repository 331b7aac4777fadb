import { z } from 'zod';
import { choice, named } from './merchant-schema-fields';

const publicKey = z.string().regex(/^[\w-]{80,100}$/, 'must be a VAPID public key');

/** The keys that each provider of push messages needs. They do not take each other's. */
const keysOf = {
  'web-push': ['publicKey'],
  fcm: ['apiKey', 'projectId', 'appId', 'messagingSenderId', 'vapidKey'],
} as const;

const pushProviders = ['web-push', 'fcm'] as const;

/** Who delivers push messages. Web Push needs no company; Firebase is for clients whose backend speaks to it. */
export const pushSchema = z
  .strictObject({
    provider: choice(pushProviders, {
      'web-push': named('Web Push', 'The makers of the browsers. Needs no contract with a company'),
      fcm: named('Firebase Cloud Messaging', 'For clients whose backend sends through Firebase'),
    })
      .default('web-push')
      .meta(named('Provider', 'Who delivers the messages')),
    publicKey: publicKey
      .optional()
      .meta(named('Public key of Web Push', 'web-push: the public half of the VAPID key pair')),
    apiKey: z
      .string()
      .regex(/^[\w-]{20,80}$/, 'must be the apiKey of a Firebase web app')
      .optional()
      .meta(named('Key of the Firebase app', 'fcm: apiKey of the Firebase web app')),
    projectId: z
      .string()
      .regex(/^[a-z][a-z0-9-]{3,39}$/, 'must be the projectId of a Firebase web app')
      .optional()
      .meta(named('Firebase project', 'fcm: projectId of the Firebase web app')),
    appId: z
      .string()
      .regex(
        /^\d{1,5}:\d{5,20}:web:[\da-f]{1,64}$/,
        'must be the appId of a Firebase web app, such as 1:1234567890:web:0a1b2c',
      )
      .optional()
      .meta(named('Number of the Firebase app', 'fcm: appId of the Firebase web app')),
    messagingSenderId: z
      .string()
      .regex(/^\d{5,20}$/, 'must be the messagingSenderId of a Firebase web app')
      .optional()
      .meta(named('Firebase sender', 'fcm: messagingSenderId of the Firebase web app')),
    vapidKey: publicKey
      .optional()
      .meta(
        named('Public key of Firebase', 'fcm: the key pair under Web Push certificates, its public half'),
      ),
  })
  .check(({ value, issues }) => {
    for (const [provider, keys] of Object.entries(keysOf)) {
      const chosen = provider === value.provider;
      for (const key of keys) {
        if (chosen === (value[key] !== undefined)) continue;
        const message = chosen ? `is needed for ${provider}` : `belongs to the provider ${provider}`;
        issues.push({ code: 'custom', path: [key], input: value[key], message });
      }
    }
  });
