import { parse } from 'jsonc-parser';
import { valueAt } from '../../../../build/shared/value-at';
import { namedFiles } from '../../../shared/named-files';
import { comparable, contentName, differences, isSame, overlap, withDraft } from '../../saving/differences';
import { type Path, withValue } from '../../saving/draft-text';
import type { Difference, MallState, SentDraft } from '../../wire';

export interface Merged {
  draft: SentDraft;
  /** What others have changed at other places than this draft. */
  theirs: Difference[];
  /** Places that both have changed, to different values. The draft has its own ones. */
  both: Path[];
}

/** Puts a draft of one state of a mall on top of another state, key by key. */
export function merge(base: MallState, draft: SentDraft, theirs: MallState): Merged {
  const mine = withDraft(draft, base);
  const own = differences(base, mine);
  const others = differences(base, theirs);
  const config: unknown = parse(draft.text);
  const [one, other] = [comparable(mine), comparable(theirs)];
  const both = new Map<string, Path>();
  let { text } = theirs;
  for (const { path } of own) {
    const rival = others.find((other) => overlap(path, other.path))?.path;
    const place = rival && rival.length < path.length ? rival : path; // the outer one holds the other
    if (rival && isSame(valueAt(one, place), valueAt(other, place))) continue;
    if (rival) both.set(place.join('.'), place);
    text = withValue(text, place, valueAt(config, place));
  }
  const named = [...namedFiles(parse(text)).values()];
  const files = Object.entries(draft.files).filter(
    ([name, base64]) => named.includes(name) && contentName(base64) !== theirs.contents[name],
  );
  return {
    draft: { text, files: Object.fromEntries(files) },
    theirs: others.filter(({ path }) => !own.some((each) => overlap(path, each.path))),
    both: [...both.values()],
  };
}
