import { shade } from '../color';
import { contactShadow } from '../props';
import type { Drawing } from '../stage';
import { group, line, oval, path, placed } from '../svg';

/** An umbrella, rubber boots and a paper boat in the rain. */
export const monsoon: Drawing = ({ paint, mall, random }) => {
  const drops = Array.from({ length: 26 }, () => {
    const x = random.between(10, 790);
    const y = random.between(-20, 430);
    const long = random.between(16, 38);
    return `M${Math.round(x)} ${Math.round(y)}l${Math.round(-long * 0.3)} ${Math.round(long)}`;
  }).join('');
  const cloud = (x: number, y: number, size: number) =>
    placed(
      x,
      y,
      size,
      0,
      path(
        'M-120 40C-170 40 -170 -24 -118 -26C-110 -76 -38 -86 -18 -50C12 -84 84 -70 84 -22C138 -26 144 40 96 40Z',
        paint.down('#ffffff', shade(mall.primary, 0.7)),
        { opacity: '.92' },
      ),
    );
  const panel = (d: string, color: string) =>
    path(d, paint.down(shade(color, 0.25), color, shade(color, -0.25)));
  const umbrella = placed(
    420,
    300,
    1,
    12,
    line('M0 -190V150C0 196 -62 196 -62 150', '#5a3a24', 13),
    panel(
      'M-250 0C-240 -120 -130 -190 0 -190C-110 -150 -140 -80 -146 0C-176 -34 -220 -34 -250 0Z',
      mall.primary,
    ),
    panel('M-146 0C-140 -80 -90 -150 0 -190C-30 -140 -44 -80 -46 0C-72 -34 -118 -34 -146 0Z', '#fff6e8'),
    panel('M-46 0C-44 -80 -24 -140 0 -190C24 -140 44 -80 46 0C22 -34 -22 -34 -46 0Z', mall.primary),
    panel('M146 0C140 -80 90 -150 0 -190C30 -140 44 -80 46 0C72 -34 118 -34 146 0Z', '#fff6e8'),
    panel('M250 0C240 -120 130 -190 0 -190C110 -150 140 -80 146 0C176 -34 220 -34 250 0Z', mall.primary),
    line('M0 -190V-214', '#5a3a24', 9),
  );
  const boot = (x: number, y: number) =>
    placed(
      x,
      y,
      1,
      0,
      path(
        'M-44 -170H44V-50C54 -22 98 -30 106 0C108 12 102 16 94 16H-44Z',
        paint.across(
          shade(mall.second, -0.1),
          shade(mall.second, 0.35),
          mall.second,
          shade(mall.second, -0.35),
        ),
      ),
      path('M-50 -178H50V-152H-50Z', shade(mall.second, -0.35)),
      path('M-48 6H106V22H-48Z', shade(mall.second, -0.5)),
      line('M-26 -140V-30', '#fff', 9, { opacity: '.45' }),
    );
  const boat = placed(
    640,
    492,
    1,
    -4,
    path('M-88 -26H88L52 26H-52Z', paint.across('#ffffff', '#f3ecff', '#cfc4e0')),
    path('M0 -104L46 -26H-46Z', paint.across('#ffffff', '#dcd3ea')),
    path('M0 -104L-46 -26L0 -26Z', '#ffffff'),
  );
  return [
    cloud(170, 90, 1),
    cloud(690, 70, 0.8),
    line(drops, '#ffffff', 4, { opacity: '.6' }),
    oval(420, 520, 360, 40, '#ffffff', { opacity: '.22' }),
    oval(640, 522, 130, 17, 'none', { stroke: '#fff', 'stroke-width': 3, opacity: '.6' }),
    oval(250, 534, 160, 17, 'none', { stroke: '#fff', 'stroke-width': 3, opacity: '.5' }),
    group({}, umbrella),
    contactShadow(paint, 240, 520, 250, 0.5),
    boot(176, 500),
    boot(262, 508),
    boat,
  ].join('');
};
