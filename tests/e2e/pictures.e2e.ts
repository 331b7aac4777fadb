import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { loadTemplates } from '../../build/brand/templates';
import { loadMerchants } from '../../build/config/load';
import { compile } from '../../build/core/compile';
import { noMemo } from '../../build/core/memo';
import { cacheFolder, projectRoot } from '../../build/shared/project';
import { recordDemo } from '../../tools/preview/demo-answers';
import { takeMallPictures } from '../../tools/preview/pictures/take-mall-pictures';
import { takePictures } from '../../tools/shared/take-pictures';
import { merchantsFolder } from './sites';

test('the pictures of a mall have the sizes that dialogs, links and paper want', async () => {
  const [merchant] = (await loadMerchants(merchantsFolder, ['36'])).merchants;
  if (!merchant) throw new Error('There is no mall 36.');
  const { core } = await compile({ root: projectRoot, cache: cacheFolder });
  const tools = { core, templates: await loadTemplates(), memo: noMemo };
  const pictures = await takeMallPictures(merchant, await recordDemo(merchant), tools, takePictures);
  const sizes = [];
  for (const [path, bytes] of pictures) {
    expect(bytes.length, path).toBeLessThan(600_000);
    if (path.endsWith('.pdf')) continue;
    const { width, height } = await sharp(bytes).metadata();
    sizes.push([path.replace(/-.*/, ''), width, height]);
  }
  const [phone, wide] = [
    ['screenshots/phone', 780, 1560],
    ['screenshots/wide', 1280, 800],
  ];
  expect(sizes).toEqual([phone, phone, phone, wide, wide, ['share.jpg', 1200, 630]]);
  const poster = pictures.get('poster.pdf')?.toString('latin1') ?? '';
  expect(poster.match(/\/MediaBox \[0 0 59\d(\.\d+)? 84\d(\.\d+)?\]/g)).toHaveLength(1); // one page of A4, in points
});
