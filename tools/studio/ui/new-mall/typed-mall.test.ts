import { expect, it } from 'vitest';
import { answerNow, emptyMall, withAnswer, withFile } from './typed-mall';

const icon = { name: 'icon.png', base64: 'aWNvbg==' };

it('a logo takes its icon along when it goes', () => {
  const both = withFile(withFile(emptyMall, 'logo', { name: 'logo.png', base64: 'bG9nbw==' }), 'icon', icon);
  const { sent, names } = withFile(both, 'logo');
  expect(JSON.stringify({ sent, names })).toBe('{"sent":{"answers":{},"files":{}},"names":{}}');
});

it('a chosen typeface is the answer, until a name takes its place', () => {
  const own = withFile(withAnswer(emptyMall, 'font', 'Manrope'), 'font', {
    name: 'Brand Sans.woff2',
    base64: 'Zm9udA==',
  });
  expect([own.sent.answers.font, own.names.font]).toEqual(['font.woff2', 'Brand Sans.woff2']);
  const named = withAnswer(withFile(own, 'font'), 'font', 'Urbanist');
  expect([named.sent.answers.font, named.sent.files.font, named.names.font]).toEqual([
    'Urbanist',
    undefined,
    undefined,
  ]);
});

it('says nothing about a file any more when another one is chosen', () => {
  const [one, other] = ['b25l', 'b3RoZXI='].map((base64) =>
    withFile(emptyMall, 'logo', { name: 'a.png', base64 }),
  );
  const name = { key: 'name', severity: 'error', message: 'It must not be empty.' } as const;
  const logo = { key: 'logo', severity: 'error', message: 'The logo has 64 × 64 px.' } as const;
  const files = one?.sent.files ?? {};
  const checked = { files, proposals: { program: 'Saffron Rewards' }, problems: [name, logo] };
  expect(answerNow(checked, files)).toBe(checked);
  const { proposals } = checked;
  expect(answerNow(checked, other?.sent.files ?? {})).toEqual({ proposals, problems: [name] });
});
