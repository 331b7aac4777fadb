import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { targetOf } from '../noun/hosts';
import type { SandboxMerchant } from '../noun/sandbox-merchant';
import { pictureFor } from '../pictures/picture';

/** `/<merchant>/<kind>/<name>.svg`: the generated pictures. A mall's host serves only its own. */
export function pictureRoutes(merchants: ReadonlyMap<string, SandboxMerchant>) {
  const app = new Hono();
  app.get('/:merchant/:kind/:name', etag(), (context) => {
    const { merchant: id, kind, name } = context.req.param();
    const target = targetOf(new URL(context.req.url).hostname, merchants.values());
    const foreign = target.kind === 'merchant' && target.merchant.id !== id;
    const merchant = foreign ? undefined : merchants.get(id);
    const picture = merchant && pictureFor(`${kind}/${name}`, merchant);
    if (!picture) return context.text('Not found', 404);
    return context.body(picture, 200, {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=3600',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
    });
  });
  return app;
}
