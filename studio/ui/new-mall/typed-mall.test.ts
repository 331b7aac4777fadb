import { expect, it } from 'vitest';
import { emptyMall, withAnswer, withFile, withoutFile } from './typed-mall';

const trimmed = (mall: typeof emptyMall) => ({ ...mall, sent: { ...mall.sent, trim: true } });

it('another logo keeps its margin until somebody decides about it', () => {
  const one = trimmed(withFile(emptyMall, 'logo', 'one.png', 'b25l'));
  expect(withFile(one, 'icon', 'icon.png', 'aWNvbg==').sent.trim).toBe(true);
  expect(withFile(one, 'logo', 'two.png', 'dHdv').sent).toEqual({
    answers: {},
    files: { logo: 'dHdv' },
    trim: false,
  });
});

it('a logo takes its icon along when it goes', () => {
  const both = withFile(withFile(emptyMall, 'logo', 'logo.png', 'bG9nbw=='), 'icon', 'icon.png', 'aWNvbg==');
  const { sent, names } = withoutFile(trimmed(both), 'logo');
  expect(JSON.stringify({ sent, names })).toBe('{"sent":{"answers":{},"files":{},"trim":false},"names":{}}');
});

it('a chosen typeface is the answer, until a name takes its place', () => {
  const own = withFile(withAnswer(emptyMall, 'font', 'Manrope'), 'font', 'Brand Sans.woff2', 'Zm9udA==');
  expect([own.sent.answers.font, own.names.font]).toEqual(['font.woff2', 'Brand Sans.woff2']);
  const named = withAnswer(withoutFile(own, 'font'), 'font', 'Urbanist');
  expect([named.sent.answers.font, named.sent.files.font, named.names.font]).toEqual([
    'Urbanist',
    undefined,
    undefined,
  ]);
});
