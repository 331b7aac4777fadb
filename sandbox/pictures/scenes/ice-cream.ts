import { shade } from '../color';
import { contactShadow } from '../props';
import type { Drawing } from '../stage';
import { circle, group, line, oval, path, placed, rect } from '../svg';

/** A sundae in a tall glass between two cones. */
export const iceCream: Drawing = ({ paint, mall, random }) => {
  const scoop = (x: number, y: number, r: number, color: string) =>
    circle(x, y, r, paint.ball(shade(color, 0.55), color, shade(color, -0.22))) +
    path(
      `M${x - r} ${y + r * 0.3}C${x - r * 1.12} ${y + r * 0.75} ${x - r * 0.7} ${y + r * 0.9} ${x - r * 0.55} ${y + r * 0.66}C${x - r * 0.4} ${y + r * 1.04} ${x} ${y + r * 0.96} ${x} ${y + r * 0.7}C${x + r * 0.14} ${y + r * 1.02} ${x + r * 0.52} ${y + r * 0.98} ${x + r * 0.56} ${y + r * 0.66}C${x + r * 0.74} ${y + r * 0.92} ${x + r * 1.1} ${y + r * 0.7} ${x + r} ${y + r * 0.3}Z`,
      shade(color, 0.04),
    ) +
    oval(x - r * 0.36, y - r * 0.45, r * 0.22, r * 0.13, '#fff', {
      opacity: '.6',
      transform: `rotate(-30 ${x - r * 0.36} ${y - r * 0.45})`,
    });
  const cone = (x: number, y: number, turn: number, color: string, top: string) =>
    placed(
      x,
      y,
      1,
      turn,
      group(
        { 'clip-path': paint.clip(path('M-62 0H62L0 190Z', '#000')) },
        path('M-62 0H62L0 190Z', paint.across('#c98436', '#f2bd6e', '#b9702a')),
        line(
          'M-70 20L40 200M-30 0L60 150M10 0L70 100M70 20L-40 200M30 0L-60 150M-10 0L-70 100',
          '#a9641f',
          4,
          { opacity: '.6' },
        ),
      ),
      scoop(0, -30, 66, color),
      scoop(0, -112, 54, top),
    );
  const sprinkles = [mall.primary, '#ffffff', '#f4c542', '#5cc2c7']
    .map((color) => {
      const grain = () =>
        `M${Math.round(random.between(354, 446))} ${Math.round(random.between(152, 194))}l${Math.round(random.between(-9, 9))} ${Math.round(random.between(-7, 7))}`;
      return line(grain() + grain() + grain() + grain(), color, 5);
    })
    .join('');
  const sundae = group(
    {},
    contactShadow(paint, 400, 494, 200, 0.5),
    scoop(356, 244, 58, shade(mall.second, 0.35)),
    scoop(446, 244, 58, '#fff0d6'),
    scoop(400, 198, 64, shade(mall.primary, 0.4)),
    path(
      'M338 186C344 132 456 132 462 186C464 210 448 214 442 196C436 230 416 226 414 202C408 240 386 234 384 206C378 226 358 222 358 200C350 212 336 206 338 186Z',
      paint.down('#8a5230', '#5a2f18'),
    ),
    sprinkles,
    circle(404, 126, 24, paint.ball('#ff7d7d', '#d8263c', '#8f1028')),
    line('M406 104C410 84 424 74 440 72', '#5b7f2f', 5),
    path('M300 262H500L452 424H348Z', paint.across('#ffffff', '#fdeee8', '#ffffff'), { opacity: '.42' }),
    path('M316 290H484L476 316H324Z', shade(mall.primary, 0.25), { opacity: '.85' }),
    path('M330 338H470L462 364H338Z', '#fff4de', { opacity: '.9' }),
    path('M342 376H458L446 416H354Z', shade(mall.second, 0.2), { opacity: '.85' }),
    path('M300 262H330L368 424H348Z', '#ffffff', { opacity: '.55' }),
    rect(294, 254, 212, 14, '#ffffff', { rx: 7, opacity: '.85' }),
    path('M352 424H448L420 442V470H380V442Z', '#ffffff', { opacity: '.75' }),
    oval(400, 480, 74, 13, '#ffffff', { opacity: '.85' }),
  );
  return [
    placed(
      486,
      96,
      1,
      24,
      rect(-12, -40, 24, 150, paint.across('#d99a4c', '#f6cf8e', '#c98436'), { rx: 4 }),
      line('M-8 -20L8 -4M-8 10L8 26M-8 40L8 56', '#a9641f', 3),
    ),
    cone(176, 316, 13, '#ffe7c4', shade(mall.second, 0.3)),
    cone(626, 316, -13, shade(mall.primary, 0.3), '#fff0d6'),
    oval(222, 500, 60, 9, paint.glow('#1a1030', 0.35)),
    oval(584, 500, 60, 9, paint.glow('#1a1030', 0.35)),
    sundae,
  ].join('');
};
