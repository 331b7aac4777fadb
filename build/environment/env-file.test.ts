import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { testFolder } from '../../tests/build/harness';
import { readEnvFile } from './env-file';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await testFolder();
  path = join(folder, '.env');
});
const read = async (content: string | Buffer) => {
  await writeFile(path, content);
  return readEnvFile(path);
};
/** The place and the rest of its only problem. */
const refusal = async (content: string | Buffer) =>
  read(content).then(
    () => 'accepted',
    (error: unknown) => String(error).replace(/^.*?\.env:/, ''),
  );

describe('the file .env', () => {
  it('gives its variables with their places, and none where it is missing', async () => {
    expect(await readEnvFile(path)).toEqual({ file: {} });
    const text = '# ours\r\n\r\n  export API_BASE_URL = https://api.row.example # told\r\nNODE_ENV=\r\n';
    expect(await read(text)).toMatchObject({
      file: { API_BASE_URL: 'https://api.row.example', NODE_ENV: '' },
      filePlaces: { API_BASE_URL: { line: 3, column: 10 }, NODE_ENV: { line: 4, column: 1 } },
      fileWarnings: [],
    });
  });

  it('may begin with a byte order mark', async () => {
    expect((await read('\uFEFFAPI_BASE_URL=/v1')).file).toEqual({ API_BASE_URL: '/v1' });
  });

  it('must be UTF-8', async () => {
    const utf16 = Buffer.from('\uFEFFAPI_BASE_URL=/v1', 'utf16le');
    expect(await refusal(utf16)).toMatch(/^1:1 {2}error\n {2}The file is not UTF-8 text\.\n {2}→ save it/);
  });

  it.each([
    ['API_BASE_URL: https://x.example', '1:1', 'write API_BASE_URL=…'],
    ['A=1\n  API_BASE_URL https://x.example', '2:3', 'write API_BASE_URL=…'],
    ['export payload_key_36', '1:1', 'write PAYLOAD_KEY_36=…'],
    ['"API_BASE_URL": "https://x.example"', '1:1', 'write API_BASE_URL=…'],
    ['hello world', '1:1', 'write KEY=value, or # before a comment'],
  ])('has KEY=value on each line: %j', async (text, place, fix) => {
    const message = 'This line is not KEY=value, so nothing would read it.';
    expect(await refusal(text)).toBe(`${place}  error\n  ${message}\n  → ${fix}`);
  });

  it('names each value that cannot work beside them', async () => {
    const said = await refusal('hello\nAPI_BASE_URL=nowhere\nPAYLOAD_KEY_36=---\nPUSH_PUBLIC_KEY="x\n');
    expect(said).toMatch(
      /\.env:2:1 {2}error\n {2}API_BASE_URL must.*\.env:3:1 {2}error\n {2}PAYLOAD_KEY_36 must/s,
    );
    expect(said).not.toContain('PUSH_PUBLIC_KEY must');
  });

  it.each([
    ['API_BASEURL', 'API_BASE_URL'],
    ['api_base_url', 'API_BASE_URL'],
    ['PAYLOADKEY_36', 'PAYLOAD_KEY_36'],
    ['API_BASEURL_36', 'API_BASE_URL_36'],
    ['PUSH_PUBLIC_KEYS', 'PUSH_PUBLIC_KEY'],
  ])('has no key that is one of ours but for a slip: %s', async (name, meant) => {
    const message = `No build reads ${name}. Did you mean ${meant}?`;
    expect(await refusal(`${name}=x`)).toBe(`1:1  error\n  ${message}\n  → write ${meant}=…`);
  });

  it('gets a warning for a key like one of ours, and none for those of other programs', async () => {
    const { file, fileWarnings } = await read('VITE_API_BASE_URL=x\nEDITOR=vi\nTOKEN=it"s\n');
    expect(file).toEqual({ VITE_API_BASE_URL: 'x', EDITOR: 'vi', TOKEN: 'it"s' });
    expect(fileWarnings).toMatchObject([
      { line: 1, severity: 'warning', fix: expect.stringContaining('write API_BASE_URL=…, or leave') },
    ]);
  });

  it('gets a warning for a variable of ours without a value', async () => {
    const { fileWarnings } = await read('PAYLOAD_KEY=\n');
    expect(fileWarnings).toMatchObject([{ line: 1, message: expect.stringContaining('counts as not set') }]);
  });

  it('gives no key twice', async () => {
    expect(await refusal('API_BASE_URL=/a\nAPI_BASE_URL=/b\n')).toBe(
      '2:1  error\n  API_BASE_URL is given twice, first in line 1.\n  → keep one of the two',
    );
  });

  it('must close its quotes, or a variable would vanish', async () => {
    expect(await refusal(`A='x y' # told\nexport PAYLOAD_KEY = "secret\nB="b"\n`)).toBe(
      '2:8  error\n  The value of PAYLOAD_KEY begins with " and does not end with it.\n  → close the quote, or leave it out',
    );
    expect((await read(`A='x y' # told\nB=it's\nC=""\n`)).file).toEqual({ A: 'x y', B: "it's", C: '' });
  });

  it('must quote a value of ours with a #, or the rest would be a comment', async () => {
    expect(await refusal('PAYLOAD_KEY=se#cret # told')).toBe(
      '1:1  error\n  The value of PAYLOAD_KEY ends before its #, because a comment begins there.\n  → put quotes around the value, or a space before the comment',
    );
    expect((await read('PAYLOAD_KEY="se#cret" # told\nAPI_BASE_URL=/v1 # a#b\nTOKEN=a#b')).file).toEqual({
      PAYLOAD_KEY: 'se#cret',
      API_BASE_URL: '/v1',
      TOKEN: 'a',
    });
  });

  it('must be a file of a few lines', async () => {
    await expect(read(`A=${'x'.repeat(100_000)}`)).rejects.toThrow(
      /\.env has 101 kB; at most 100 kB are allowed\./,
    );
    await expect(readEnvFile(folder)).rejects.toThrow(/is not a file\. Put a file in its place\./);
  });
});
