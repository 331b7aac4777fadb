import { shade } from '../color';
import type { Drawing } from '../stage';
import { circle, group, line, oval, path, placed, rect } from '../svg';

/** A big wheel, a striped tent and balloons. */
export const carnival: Drawing = ({ paint, mall }) => {
  const bright = [
    mall.primary,
    '#f6b93b',
    mall.second,
    '#ef6f6c',
    '#5bb8d4',
    '#f6b93b',
    mall.primary,
    '#ef6f6c',
  ];
  const cabins = bright
    .map((color, index) => {
      const angle = (index * Math.PI) / 4 + 0.2;
      const x = Math.cos(angle) * 176;
      const y = Math.sin(angle) * 176;
      return (
        line(`M0 0L${Math.round(x)} ${Math.round(y)}`, '#ffffff', 5) +
        placed(
          x,
          y + 18,
          1,
          0,
          path('M-26 -14H26L20 26H-20Z', paint.down(shade(color, 0.25), shade(color, -0.15))),
          path('M-32 -14C-24 -36 24 -36 32 -14Z', shade(color, -0.25)),
        )
      );
    })
    .join('');
  const wheel = group(
    { transform: 'translate(470 250)' },
    line('M0 0L-96 238M0 0L96 238', shade(mall.deep, 0.3), 15),
    circle(0, 0, 176, 'none', { stroke: '#ffffff', 'stroke-width': 10 }),
    circle(0, 0, 138, 'none', { stroke: shade(mall.gold, 0.3), 'stroke-width': 5 }),
    cabins,
    circle(0, 0, 26, paint.ball('#fff', mall.gold, shade(mall.gold, -0.4))),
  );
  const tent = group(
    { transform: 'translate(190 488)' },
    path('M-150 -150H150L170 0H-170Z', '#fff6e8'),
    [-140, -60, 20, 100]
      .map((x) => path(`M${x} -150H${x + 40}L${x * 1.13 + 45} 0H${x * 1.13}Z`, mall.primary))
      .join(''),
    path('M-28 0C-40 -70 -20 -110 0 -126C20 -110 40 -70 28 0Z', mall.deep),
    path('M0 -286L166 -150H-166Z', '#fff6e8'),
    path('M0 -286L-60 -150H-112ZM0 -286L60 -150H112ZM0 -286L18 -150H-18Z', mall.primary),
    [-138, -83, -28, 27, 82, 137]
      .map((x, index) =>
        path(
          `M${x - 27} -152H${x + 28}A27 27 0 0 1 ${x - 27} -152Z`,
          index % 2 === 0 ? shade(mall.gold, 0.2) : '#fff6e8',
        ),
      )
      .join(''),
    line('M0 -286V-330', '#7a5230', 6),
    path('M2 -330L52 -314L2 -298Z', '#ef6f6c'),
  );
  const balloon = (x: number, y: number, color: string) =>
    line(`M${x} ${y + 48}C${x + 14} ${y + 90} ${x - 14} ${y + 120} 690 420`, '#ffffff', 2.5, {
      opacity: '.8',
    }) +
    oval(x, y, 40, 49, paint.ball(shade(color, 0.5), color, shade(color, -0.3))) +
    path(`M${x - 7} ${y + 56}L${x} ${y + 46}L${x + 7} ${y + 56}Z`, shade(color, -0.2));
  const bunting = Array.from({ length: 10 }, (_, index) =>
    path('M-22 0H22L0 40Z', bright[index % bright.length] ?? mall.gold, {
      transform: `translate(${40 + index * 82} ${Math.round(34 + 46 * Math.sin((index * Math.PI) / 9))}) rotate(${Math.round(14 * Math.cos((index * Math.PI) / 9))})`,
    }),
  ).join('');
  return [
    line('M0 24C200 96 600 96 800 24', '#ffffff', 3, { opacity: '.8' }),
    bunting,
    oval(400, 500, 430, 40, shade(mall.second, -0.2), { opacity: '.35' }),
    wheel,
    rect(350, 482, 240, 14, shade(mall.deep, 0.15), { rx: 7 }),
    tent,
    balloon(650, 210, '#ef6f6c'),
    balloon(740, 240, mall.primary),
    balloon(698, 150, '#f6b93b'),
    path('M680 420L700 420L704 440L676 440Z', '#fff'),
  ].join('');
};
