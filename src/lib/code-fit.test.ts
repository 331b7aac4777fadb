import { describe, expect, it } from 'vitest';
import { fitCode } from './code-fit';
import { code128 } from './code128';

const modulesOf = (text: string) => code128(text)?.width ?? 0;
const phone = { width: 390, height: 700 };

describe('a bar code on a screen', () => {
  it('is as wide as whole device pixels allow', () => {
    expect(fitCode(110, phone, 1)).toEqual({ turned: false, module: 3 });
    expect(fitCode(110, phone, 3)).toEqual({ turned: false, module: 10 / 3 });
  });

  it('lies across while its thinnest bar has 2 device pixels', () => {
    expect(fitCode(195, phone, 1)).toEqual({ turned: false, module: 2 });
  });

  it('turns when it would be thinner', () => {
    expect(fitCode(196, phone, 1)).toEqual({ turned: true, module: 3 });
    expect(fitCode(350, phone, 1)).toEqual({ turned: true, module: 2 });
  });

  it('is left out where neither way can be read', () => {
    expect(fitCode(351, phone, 1)).toBeUndefined();
    expect(fitCode(110, { width: 0, height: 0 }, 3)).toBeUndefined();
  });

  it('of 40 characters turns on a phone with two device pixels a px, and fits none with one', () => {
    const modules = modulesOf('A'.repeat(40));
    expect(modules).toBe(495);
    expect(fitCode(modules, phone, 2)).toEqual({ turned: true, module: 1 });
    expect(fitCode(modules, phone, 1)).toBeUndefined();
  });

  it('of one character and of ten digits lies across the narrowest phone', () => {
    for (const id of ['7', '1234567890'])
      expect(fitCode(modulesOf(id), { width: 320, height: 400 }, 1)).toMatchObject({ turned: false });
  });
});
