import { cpSync, mkdirSync, readFileSync, writeFileSync, existsSync } from 'node:fs';
import { openMallIndex } from '../tools/studio/malls/mall-index';
import { openFieldsIn } from '../tools/studio/saving/open-fields';
const dir = '/tmp/sa/thousand';
if (!existsSync(`${dir}/20999`)) for (let i = 0; i < 1000; i++) {
  const id = String(20000 + i);
  mkdirSync(`${dir}/${id}`, { recursive: true });
  const logo = readFileSync('merchants/36/logo.svg', 'utf8').replace('<svg', `<svg data-n="${i}"`);
  writeFileSync(`${dir}/${id}/logo.svg`, logo);
  const c = JSON.parse(readFileSync('merchants/36/merchant.json', 'utf8'));
  c.name = `Mall number ${i}`; c.hosts = [`mall-${i}.example`]; c.program = { name: `Club ${i}` }; delete c.description;
  writeFileSync(`${dir}/${id}/merchant.json`, JSON.stringify(c, null, 2));
}
const index = openMallIndex(dir, '/tmp/sa/home2', openFieldsIn('/tmp/sa/home2', dir), async () => {});
for (let i = 0; i < 3; i++) { const t = performance.now(); const rows = await index.list(); console.log(rows.length, Math.round(performance.now() - t), 'ms', JSON.stringify(rows).length); }
