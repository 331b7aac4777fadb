import { escapeHtml } from '@/lib/escape-html';
import type { SampleBrand } from '../brands/sample-brands';

/** What a product takes from its brand. */
export function ofBrand({ slug, brandName, productName, category }: SampleBrand) {
  const description = [
    `<p>A gift voucher of ${escapeHtml(brandName)}, to be redeemed at its store in the mall.</p>`,
    '<ul><li>Show the voucher code and PIN at the counter.</li><li>Not redeemable for cash.</li>',
    '<li>One voucher per bill; the remaining value lapses.</li></ul>',
  ].join('');
  const subProductName = `Digital ${productName}`;
  return { brandSlug: slug, name: productName, brandName, subProductName, category, description };
}

/** HTML of a careless or hostile editor. The app must show only its words. */
export const longDescription = [
  '<style>body{display:none}</style><script>document.title="taken"</script>',
  '<h2 onclick="alert(1)">How it works</h2>',
  '<p style="position:fixed;inset:0;background:red;z-index:9999">A voucher for a treat of your choice.</p>',
  '<img src="x" onerror="document.title=\'taken\'">',
  '<p><a href="javascript:alert(1)">A link that leads nowhere</a></p>',
  '<table><tr><th>Value</th><th>Valid at</th></tr><tr><td>Full</td><td>Every counter of the mall</td></tr></table>',
  '<ol>',
  ...Array.from({ length: 12 }, (_, index) => `<li>Condition ${index + 1} of this voucher.</li>`),
  '</ol>',
].join('');
