import { shade } from '../color';
import { marks } from '../marks';
import { contactShadow } from '../props';
import { perfume } from '../scenes/perfume';
import type { Drawing } from '../stage';
import { circle, path, placed } from '../svg';
import { storefront } from './storefront';

/** A shop on its first day, a ribbon across its front. */
export const opening: Drawing = (stage) => {
  const { paint, mall } = stage;
  const red = paint.down('#f2727f', '#d22f4a', '#a51d38');
  return (
    contactShadow(paint, 400, 484, 760, 0.5) +
    storefront(stage, {
      name: 'Vetivelle',
      mark: marks.vetivelle(mall.strong, '#ffffff'),
      color: mall.strong,
      display: perfume(stage),
    }) +
    path('M20 352C200 392 600 392 780 352V384C600 424 200 424 20 384Z', red) +
    placed(
      400,
      398,
      1,
      0,
      path(
        'M0 0C-70 -76 -130 -48 -112 -4C-100 32 -40 26 0 0ZM0 0C70 -76 130 -48 112 -4C100 32 40 26 0 0Z',
        red,
      ),
      path('M-8 4L-56 112L-24 100L-6 126L6 12ZM8 4L56 112L24 100L6 126L-6 12Z', '#c02741'),
      circle(0, 0, 24, shade('#d22f4a', -0.2)),
    )
  );
};
