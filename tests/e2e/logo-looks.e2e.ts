import { expect, test } from '@playwright/test';
import { logoLooks } from '../build/logo-looks';

test('a browser on a light screen shows the same logos as the icons', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const shown = await page.evaluate(
    async (svgs) => {
      const colors: string[] = [];
      for (const svg of svgs) {
        const picture = new Image(64, 64);
        picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
        await picture.decode();
        const canvas = document.createElement('canvas').getContext('2d');
        canvas?.drawImage(picture, 0, 0, 64, 64);
        const pixel = canvas?.getImageData(32, 32, 1, 1).data.slice(0, 3) ?? [];
        colors.push(`#${[...pixel].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`);
      }
      return colors;
    },
    logoLooks.map(([, svg]) => svg),
  );
  expect(logoLooks.map(([what], at) => [what, shown[at]])).toEqual(
    logoLooks.map(([what, , color]) => [what, color]),
  );
});
