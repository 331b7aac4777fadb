import { z } from 'zod';
import { hostFault, imageHostPattern, serviceAddressPattern, tileUrlPattern } from './addresses';
import { isList, line, named } from './merchant-schema-fields';
import { pushSchema } from './merchant-schema-push';

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
  push: pushSchema
    .optional()
    .meta(named('Push messages', 'PUSH_PUBLIC_KEY of the environment replaces the publicKey')),
});
