import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach } from 'vitest';
import type { MerchantInput } from '@/brand/merchant-schema';
import { checkFolder } from '../../build/config/check-folder';
import { testFolder, writeMerchant } from './harness';

/** A mall `1` in a folder of its own for each test of a file, and what the check says about it. */
export function checkedMall() {
  let dir = '';
  beforeEach(async () => {
    dir = await testFolder();
  });
  return {
    at: (name: string) => join(dir, '1', name),
    check: () => checkFolder(dir, '1'),
    /** Writes the mall with these files. */
    async write(files: Record<string, Buffer>, config?: Partial<MerchantInput>): Promise<void> {
      await writeMerchant(dir, '1', config);
      for (const [name, bytes] of Object.entries(files)) await writeFile(join(dir, '1', name), bytes);
    },
    /** What it tells, and what to do. */
    async told() {
      const { problems, merchant } = await checkFolder(dir, '1');
      return { told: problems.map(({ message, fix }) => `${message} → ${fix}`), merchant };
    },
  };
}

/** A picture of one colour. */
export function picture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#0b7285' } });
}
