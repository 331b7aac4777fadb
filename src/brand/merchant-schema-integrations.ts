import { z } from 'zod';
import { hostFault, imageHostPattern, tileUrlPattern } from './addresses';
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
        // Each one stands twice in the Content-Security-Policy, and servers read only 2,000 characters of it.
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
  push: pushSchema
    .optional()
    .meta(named('Push messages', 'PUSH_PUBLIC_KEY of the environment replaces the publicKey')),
});
