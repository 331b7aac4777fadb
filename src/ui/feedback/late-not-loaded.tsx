import { commonTexts } from '@/brand/texts/common';
import { textsOf } from '@/brand/texts/define-texts';
import { Button } from '../controls/button';
import { lazyPart } from './lazy-part';
import type { NotLoadedProps } from './not-loaded';

const NotLoaded = lazyPart(() => import('./not-loaded').then(({ NotLoaded }) => NotLoaded));

/** In the place of what could not be loaded. If even its words cannot be loaded, Retry is there. */
export function LateNotLoaded(props: NotLoadedProps) {
  const retry = (
    <Button variant="quiet" onClick={props.onRetry}>
      {textsOf(commonTexts).retry}
    </Button>
  );
  return <NotLoaded {...props} ifMissing={retry} />;
}
