import { expect, it } from 'vitest';
import { className } from './class-name';

it('names a class after its file, the same in every folder', () => {
  const here = className('/here');
  expect(here('title', '/here/src/ui/lists/card.module.css')).toMatch(/^title_[0-9a-f]{5}$/);
  expect(here('title', '/here/src/ui/lists/card.module.css?used')).toBe(
    className('/there')('title', '/there/src/ui/lists/card.module.css'),
  );
  expect(here('title', '/here/src/ui/lists/tile.module.css')).not.toBe(
    here('title', '/here/src/ui/lists/card.module.css'),
  );
});
