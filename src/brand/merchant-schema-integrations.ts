import { z } from 'zod';
import { hostFault, imageHostPattern, serviceAddressPattern, tileUrlPattern } from './addresses';
import { choice, isList, line, named } from './merchant-schema-fields';

const publicKey = z.string().regex(/^[\w-]{80,100}$/, 'must be a VAPID public key');

/** The keys that each provider of push messages needs. They do not take each other's. */
const keysOf = {
  'web-push': ['publicKey'],
  fcm: ['apiKey', 'projectId', 'appId', 'messagingSenderId', 'vapidKey'],
} as const;

const pushProviders = ['web-push', 'fcm'] as const;

/** Who delivers push messages. Web Push needs no company; Firebase is for clients whose backend speaks to it. */
const push = z
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

/** `integrations` of a merchant's config: the services of other companies. */
export const integrations = z.strictObject({
  maps: z
    .strictObject({
      tileUrl: z
        .string()
        .max(500, 'must have at most 500 characters')
        .regex(tileUrlPattern, 'must be an https tile address with {z}, {x} and {y}')
        .refine((address) => hostFault(address) === undefined, {
          error: ({ input }) => hostFault(String(input)) ?? '',
        })
        .meta(named('Address of a square of the map', 'With {z}, {x} and {y} in it')),
      attribution: line(120).meta(named('Attribution', "What the map provider's terms ask for")),
    })
    .optional()
    .meta(named('Maps', 'Who provides them; default: OpenStreetMap')),
  images: z
    .strictObject({
      hosts: z
        .array(
          z
            .string()
            .max(100, 'must have at most 100 characters')
            .regex(imageHostPattern, 'must be a host name such as cdn.my-mall.example'),
        )
        // Each one stands twice in the page's Content-Security-Policy, which every first load carries.
        .max(10, 'must name at most 10 hosts')
        .refine((list) => list.join('').length <= 500, {
          error: 'must have at most 500 characters together',
          when: isList,
        })
        .meta(named('Hosts of pictures', 'Host names without https:// and path')),
    })
    .optional()
    .meta(
      named(
        "The backend's pictures",
        "Hosts that serve them, beside the backend's own; * means every host below",
      ),
    ),
  telemetry: z
    .strictObject({
      url: z
        .string()
        .max(200, 'must have at most 200 characters')
        .regex(serviceAddressPattern, {
          error:
            'must be the https:// address of a service, such as https://metrics.my-mall.example/app, without ? and #',
          abort: true,
        })
        .refine((address) => hostFault(address) === undefined, {
          error: ({ input }) => hostFault(String(input)) ?? '',
        })
        .meta(named('Address of the receiver', 'The https address that takes the reports')),
      sample: z
        .number()
        .min(0)
        .max(1)
        .default(1)
        .meta(named('Share of pages', 'From 0, none, to 1, all; such as 0.1 for every tenth')),
    })
    .optional()
    .meta(
      named(
        'Telemetry',
        'Pages tell this service how fast they are and which errors they have, never who uses them',
      ),
    ),
  push: push
    .optional()
    .meta(named('Push messages', 'PUSH_PUBLIC_KEY of the environment replaces the publicKey')),
});
