import { beforeEach, expect, it } from 'vitest';
import { drawAhead } from '../../build/brand/draw-ahead';
import type { Merchant } from '../../build/brand/merchant';
import { brandPage } from '../../build/brand/page';
import { loadTemplates } from '../../build/brand/templates';
import { loadMerchants } from '../../build/config/load';
import type { Memo } from '../../build/core/memo';
import { sha256 } from '../../build/core/site-file';
import { testFolder, writeMerchant } from './harness';

const known = new Map<string, Buffer>();
let drawn = 0;
const memo: Memo = async (ingredients, make) => {
  const key = ingredients.map((part) => sha256(part)).join();
  const before = known.get(key);
  if (before) return before;
  drawn += 1;
  const made = await make();
  known.set(key, made);
  return made;
};

const never = new Promise<never>(() => {});

async function threeMerchants(): Promise<Merchant[]> {
  const folder = await testFolder();
  for (const id of ['1', '2', '3']) await writeMerchant(folder, id);
  return [...(await loadMerchants(folder)).merchants];
}

beforeEach(() => {
  known.clear();
  drawn = 0;
});

it('draws what branding looks for', async () => {
  const merchants = await threeMerchants();
  await drawAhead(merchants, memo, never);
  const [before, templates] = [drawn, await loadTemplates()];
  for (const merchant of merchants) {
    const environment = { apiBaseUrl: '/api', payloadKey: '', pushPublicKey: '' };
    const links = { scripts: [], styles: [], preloads: [], screens: {}, restoring: [] };
    await brandPage({
      merchant,
      environment,
      templates,
      memo,
      links,
      css: '',
      parts: { script: '', login: '' },
    });
  }
  expect(before).toBeGreaterThan(0);
  expect(drawn).toBe(before);
});

it('stops when nothing is awaited any more, however that ended', async () => {
  const merchants = await threeMerchants();
  for (const awaited of [() => Promise.resolve(), () => Promise.reject(new Error('does not compile'))]) {
    let asked = 0;
    const counting: Memo = async (_ingredients, make) => {
      asked += 1;
      return make();
    };
    await drawAhead(merchants, counting, awaited());
    expect(asked).toBe(1);
  }
});
