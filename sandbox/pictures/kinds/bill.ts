import { printedBill } from '../../bills/printed-bill';
import { sampleBrandOf } from '../../brands/sample-brands';
import type { SixNumber } from '../../noun/picture-path';
import { markOf } from '../brand-art';
import { hexOr } from '../color';
import { drawn } from '../drawn';
import type { Mall } from '../mall';
import { createStage, finished, type Stage } from '../paint';
import { circle, el, group, line, placed, rect, text } from '../svg';

/** A bill as a shopper photographs it, 600 × 800: on a wooden table, a little askew. */
export function drawBill(mall: Mall, number: SixNumber): string {
  const stage = createStage(mall, `bills/${number}`);
  const turn = Math.round(stage.random.between(-3, 3) * 10) / 10;
  const body = table(stage, 600, 800) + lying(stage, number, 300, 404, 1.14, turn);
  return finished(stage, 600, 800, 'Bill', body);
}

/** How to photograph a bill, 480 × 600: in focus, whole, well lit, and alone; or not. */
export function drawGuideline(mall: Mall, number: 1 | 2 | 3 | 4, verdict: 'correct' | 'wrong'): string {
  const stage = createStage(mall, `guidelines/${number}`);
  const photo = table(stage, 480, 600) + (verdict === 'correct' ? rights : wrongs)[number](stage);
  const body = group({}, photo, drawn(mall, `frames/${verdict}`));
  return finished(stage, 480, 600, `Example of a ${verdict} photograph`, body);
}

type Shot = (stage: Stage) => string;

const rights: Record<1 | 2 | 3 | 4, Shot> = {
  1: (stage) => lying(stage, 1, 240, 268, 0.74, 0),
  2: (stage) => lying(stage, 2, 240, 268, 0.73, -1),
  3: (stage) => lying(stage, 3, 240, 268, 0.74, 1) + rect(0, 0, 480, 600, stage.paint.glow('#fff6da', 0.25)),
  4: (stage) => lying(stage, 4, 240, 268, 0.74, 0),
};

const wrongs: Record<1 | 2 | 3 | 4, Shot> = {
  1: (stage) =>
    el(
      'filter',
      { id: 'blur', x: '-20%', y: '-20%', width: '140%', height: '140%' },
      el('feGaussianBlur', { stdDeviation: '5 7' }),
    ) + group({ filter: 'url(#blur)' }, lying(stage, 1, 246, 300, 0.8, 3)),
  2: (stage) => lying(stage, 2, 120, 120, 1.2, -12),
  3: (stage) =>
    lying(stage, 3, 240, 292, 0.8, 2) +
    rect(0, 0, 480, 600, '#07040f', { opacity: '.72' }) +
    circle(330, 150, 150, stage.paint.glow('#fff4cf', 0.75)),
  4: (stage) => lying(stage, 5, 150, 270, 0.66, -16) + lying(stage, 4, 320, 320, 0.66, 14),
};

/** A bill lying flat with its middle on (x, y). */
function lying(stage: Stage, number: SixNumber, x: number, y: number, scale: number, turn: number): string {
  const { paint } = stage;
  return group(
    { transform: `translate(${x} ${y}) scale(${scale}) rotate(${turn}) translate(-180 -315)` },
    rect(-46, -30, 470, 710, paint.glow('#1a0d05', 0.75)),
    receipt(stage, number),
  );
}

function table({ paint }: Stage, width: number, height: number): string {
  const planks = Array.from(
    { length: Math.ceil(width / 150) },
    (_, index) => `M${(index + 1) * 150} 0V${height}`,
  ).join('');
  return (
    rect(0, 0, width, height, paint.slant('#a9744a', '#8d5b36', '#74472a')) +
    line(planks, '#4f2e19', 4, { opacity: '.7' })
  );
}

/** A printed bill, 360 × 620 from its upper left corner, of one of the mall's shops. */
function receipt({ paint, mall }: Stage, number: SixNumber): string {
  const bill = printedBill(mall.id, number);
  const color = hexOr(sampleBrandOf(bill.slug).color, '#2b2832');
  const ink = '#2b2832';
  const right = { 'text-anchor': 'end' };
  const middle = { 'text-anchor': 'middle' };
  const rupees = (value: number) => value.toFixed(2);
  const rule = (y: number) =>
    line(`M26 ${y}H334`, ink, 1.5, { 'stroke-dasharray': '5 5', 'stroke-linecap': 'butt' });
  return group(
    {},
    rect(0, 0, 360, 620, paint.slant('#ffffff', '#fdfcf8', '#efece4')),
    placed(180, 58, 0.6, 0, markOf(mall, bill.slug, bill.brandName)(color, '#ffffff')),
    text(180, 122, 26, bill.brandName, ink, { ...middle, 'font-weight': 700 }),
    text(180, 148, Math.min(15, 300 / (mall.name.length * 0.55)), mall.name, ink, middle),
    text(180, 170, 14, `Tax invoice ${bill.billNumber}`, ink, middle),
    rule(188),
    bill.lines
      .map((one, index) => {
        const y = 220 + index * 34;
        return (
          text(26, y, 17, `${one.count} x ${one.name}`, ink) +
          text(334, y, 17, rupees(one.amount), ink, right)
        );
      })
      .join(''),
    rule(364),
    text(26, 394, 16, 'Subtotal', ink) + text(334, 394, 16, rupees(bill.net), ink, right),
    text(26, 422, 16, 'GST 5%', ink) + text(334, 422, 16, rupees(bill.tax), ink, right),
    rect(18, 440, 324, 46, '#ece8df', { rx: 4 }),
    text(30, 471, 24, 'TOTAL', ink, { 'font-weight': 800 }) +
      text(330, 471, 24, `₹ ${rupees(bill.total)}`, ink, { ...right, 'font-weight': 800 }),
    text(180, 520, 15, 'Thank you, visit again', ink, middle),
  );
}
