import { describe, expect, it } from 'vitest';
import { build, tinyApp, twoMerchants, writeMerchant } from './harness';

const app = tinyApp();

describe('the environment', () => {
  it('gets a warning when it sends every site to an address without encryption', async () => {
    const options = await twoMerchants(app);
    const environment = { variables: { API_BASE_URL: 'http://api.example' }, file: {} };
    const { ok, problems } = await build({ ...options, environment, dryRun: true });
    expect(ok).toBe(true);
    expect(problems).toMatchObject([{ merchant: '', file: 'environment', severity: 'warning' }]);
  });
});

describe('the backend that a merchant names', () => {
  it('is an error when its path is the site’s own, and a warning when it is not encrypted', async () => {
    const options = await twoMerchants(app);
    await writeMerchant(options.merchants, '1', { api: { baseUrl: '/assets' } });
    await writeMerchant(options.merchants, '2', { api: { baseUrl: 'http://api.example' } });
    const { plan, failed, problems } = await build({ ...options, dryRun: true });
    expect(plan?.map(({ merchant }) => merchant)).toEqual(['2']);
    expect(failed).toEqual(['1']);
    expect(problems).toMatchObject([
      { merchant: '1', severity: 'error', message: expect.stringContaining('api.baseUrl is "/assets"') },
      { merchant: '2', severity: 'warning', message: expect.stringContaining('api.baseUrl is "http:') },
    ]);
  });
});
