import { readdir } from 'node:fs/promises';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Merchant } from '../../../build/brand/merchant';
import { newMerchant } from '../../../build/scaffold/new-merchant';
import { questions } from '../../../build/scaffold/questions';
import { testFolder } from '../../../tests/build/harness';
import type { DraftLook } from '../../shared/draft-look';
import { sentNewMall } from '../files/sent';
import type { SentNewMall } from '../wire';
import { newMallQuestions, readNewMall } from './new-mall';

const four = { id: '20001', name: 'Saffron Row', primary: '0B7285', host: 'Club.saffron-row.example' };
const look = { name: 'the look' } as DraftLook; // only handed on
const sketch = vi.fn(async (_merchant: Merchant) => look);
const good = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#c8142b" d="M0 0h8v8z"/></svg>',
);

let dir: string;

beforeEach(async () => {
  dir = await testFolder();
  sketch.mockClear();
});

function read(answers: SentNewMall['answers'], more: Partial<SentNewMall> = {}) {
  return readNewMall(dir, { answers, files: {}, ...more }, sketch);
}

const base64 = (bytes: Buffer) => bytes.toString('base64');

describe('the questions about a new mall', () => {
  it('are those of `mall new`, and the four that it requires are required', () => {
    expect(newMallQuestions.map(({ key, text }) => [key, text])).toEqual(
      questions.map(({ key, text }) => [key, text]),
    );
    const required = newMallQuestions.filter((question) => question.required);
    expect(required.map(({ key }) => key)).toEqual(['id', 'name', 'primary', 'host']);
  });
});

describe('what a person has said about a new mall', () => {
  it('is complete with four answers, and nothing is written for it', async () => {
    const { answer, answers } = await read(four);
    expect(answer).toEqual({
      problems: [],
      proposals: { program: 'Saffron Row Rewards', shortName: 'Saffron Row', layout: 'default' },
      look,
    });
    expect(answers).toMatchObject({
      id: '20001',
      primary: '#0b7285',
      host: 'club.saffron-row.example',
      program: 'Saffron Row Rewards',
      without: [],
    });
    expect(sketch.mock.calls[0]?.[0].config.name).toBe('Saffron Row');
    expect(await readdir(dir)).toEqual([]);
  });

  it('proposes the name under the icon from the programme that was typed', async () => {
    const { answer } = await read({ ...four, program: 'Row Club' });
    expect(answer.proposals.shortName).toBe('Row Club');
  });

  it('is told beside each question that has no good answer, and cannot be made', async () => {
    const wrong = { id: '007', name: 'x'.repeat(61), layout: 'tiket', without: 'visits', font: 'Manrop' };
    const { answer, answers } = await read(wrong);
    expect(answers).toBeUndefined();
    expect(answer.look).toBeUndefined();
    expect(answer.proposals).toEqual({}); // they are made of the name
    expect(Object.fromEntries(answer.problems.map(({ key, message }) => [key, message]))).toEqual({
      id: expect.stringContaining('It must be a whole number'),
      name: expect.stringContaining('at most 60 characters'),
      primary: expect.stringContaining('must be a colour'),
      font: expect.stringContaining('Did you mean "Manrope"?'),
      host: expect.stringContaining('host name'),
      layout: expect.stringContaining('Did you mean "ticket"?'),
      without: expect.stringContaining('Did you mean "visit"?'),
    });
  });

  it('may have the name of another mall, with a warning beside it', async () => {
    await newMerchant({ dir, given: { ...four, id: '20002', host: 'other.example' } });
    const { answer, answers } = await read({ ...four, name: 'saffron  ROW' });
    expect(answers).toBeDefined();
    expect(answer.problems).toMatchObject([
      { key: 'name', severity: 'warning', message: expect.stringContaining('also the name of 20002') },
    ]);
  });

  it('takes the files of the mall, also before the answers are there', async () => {
    const files = { logo: base64(good), icon: base64(good) };
    const early = await read({}, { files });
    expect(early.answer.problems.map(({ key }) => key)).toEqual(['id', 'name', 'primary', 'host']);
    const { answer, answers, own } = await read(four, { files });
    expect([answer.problems, answers !== undefined]).toEqual([[], true]);
    expect(own.logo).toMatchObject({ name: 'logo.svg', bytes: good });
    expect(own.icon).toMatchObject({ name: 'icon.svg', bytes: good });
  });

  it('proposes icons for a logo that is a word, once the mall has a name and a colour', async () => {
    const word = Buffer.from(good.toString().replace('0 0 8 8', '0 4 8 1'));
    const files = { logo: base64(word) };
    expect((await read({}, { files })).answer.icons).toBeUndefined();
    const { answer } = await read(four, { files });
    expect(answer.problems).toMatchObject([{ key: 'logo', severity: 'warning', icon: true }]);
    expect(answer.icons?.map(({ kind }) => kind)).toEqual(['letter']);
    const icon = answer.icons?.[0]?.base64 ?? '';
    const taken = await read(four, { files: { ...files, icon } });
    expect([taken.answer.problems, taken.answer.icons]).toEqual([[], undefined]);
  });

  it.each([
    ['logo', Buffer.from(good.toString().replace('<path', '<script/><path')), '<script> is not allowed'],
    ['icon', Buffer.from('not a picture'), ''],
    ['font', Buffer.from('not a typeface'), 'WOFF2'],
  ] as const)('says beside the file of the %s what is wrong with it', async (key, bytes, reason) => {
    const font = key === 'font' ? { font: 'font.woff2' } : {};
    const { answer, answers } = await read({ ...four, ...font }, { files: { [key]: base64(bytes) } });
    expect(answers).toBeUndefined();
    const told = answer.problems.filter((problem) => problem.key === key);
    expect(told).toMatchObject([{ severity: 'error', message: expect.stringContaining(reason) }]);
  });

  it('reads no typeface from a path, only the one that was sent', async () => {
    const { answer, answers } = await read({ ...four, font: '/etc/brand.woff2' });
    expect(answers).toBeUndefined();
    expect(answer.problems).toMatchObject([{ severity: 'error' }]);
  });
});

describe('a request about a new mall', () => {
  it.each([
    ['an unknown answer', { answers: { path: '/etc' }, files: {} }],
    ['an answer of more than 300 characters', { answers: { name: 'x'.repeat(301) }, files: {} }],
    ['an unknown file', { answers: {}, files: { '../logo': '' } }],
    ['a file of more than 6,000,000 characters', { answers: {}, files: { logo: 'A'.repeat(6_000_004) } }],
    ['a file that is not base64', { answers: {}, files: { logo: '§' } }],
    ['a decision about nothing', { answers: {}, files: {}, trim: true }],
  ])('is not read with %s', (_what, sent) => {
    expect(sentNewMall.safeParse(sent).success).toBe(false);
    expect(sentNewMall.safeParse({ answers: {}, files: {} }).success).toBe(true);
  });
});
