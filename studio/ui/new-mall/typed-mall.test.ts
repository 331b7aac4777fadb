import { expect, it } from 'vitest';
import { emptyMall, withAnswer, withFile } from './typed-mall';

const trimmed = (mall: typeof emptyMall) => ({ ...mall, sent: { ...mall.sent, trim: true } });
const icon = { name: 'icon.png', base64: 'aWNvbg==' };

it('another logo keeps its margin until somebody decides about it', () => {
  const one = trimmed(withFile(emptyMall, 'logo', { name: 'one.png', base64: 'b25l' }));
  expect(withFile(one, 'icon', icon).sent.trim).toBe(true);
  expect(withFile(one, 'logo', { name: 'two.png', base64: 'dHdv' }).sent).toEqual({
    answers: {},
    files: { logo: 'dHdv' },
    trim: false,
  });
});

it('a logo takes its icon along when it goes', () => {
  const both = withFile(withFile(emptyMall, 'logo', { name: 'logo.png', base64: 'bG9nbw==' }), 'icon', icon);
  const { sent, names } = withFile(trimmed(both), 'logo');
  expect(JSON.stringify({ sent, names })).toBe('{"sent":{"answers":{},"files":{},"trim":false},"names":{}}');
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
