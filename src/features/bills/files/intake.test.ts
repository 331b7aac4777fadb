import { beforeEach, expect, it } from 'vitest';
import { useToasts } from '@/ui/feedback/show-toast';
import { until } from '../../../../tests/setup/until';
import { type Intake, type PickedFile, takeIn } from './intake';

beforeEach(() => useToasts.setState({ toasts: [] }));

const pdf = (name: string) => new File([`%PDF-${name}`], name);
const said = () => useToasts.getState().toasts.map(({ text }) => text);

/** A place that takes two files. */
function place(more: Partial<Intake> = {}) {
  const names: string[] = [];
  let picked: readonly PickedFile[] = [];
  const intake: Intake = {
    opened: Promise.resolve(),
    picked: () => picked,
    setPicked: (next) => {
      picked = next;
    },
    problem: () => (names.length < 2 ? undefined : 'Full'),
    take: ({ name }) => names.push(name),
    ...more,
  };
  return { intake, names };
}

it('takes one file after the other, refuses what cannot be a bill or has no room, and takes the rest', async () => {
  const { intake, names } = place();
  const words = new File(['words'], 'words');
  const reading = takeIn([pdf('1'), words, new File([], 'none'), pdf('2'), pdf('3')], intake);
  expect(intake.picked()).toHaveLength(5);
  await reading;
  expect(names).toEqual(['1', '2']);
  expect(said()).toEqual([expect.stringMatching(/format/), expect.stringMatching(/empty/), 'Full']);
  expect(intake.picked()).toEqual([]);
});

it('says that nothing was chosen', async () => {
  await takeIn([], place().intake);
  expect(said()).toHaveLength(1);
});

it('begins when what was there before is there again, and after files that were picked before', async () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const { intake, names } = place({ opened });
  const first = takeIn([pdf('1')], intake);
  const second = takeIn([pdf('2')], { ...intake, opened: Promise.resolve() });
  await new Promise<void>((resolve) => setTimeout(resolve));
  expect(names).toEqual([]);
  open();
  await Promise.all([first, second]);
  expect(names).toEqual(['1', '2']);
});

it('drops what leaves the list while it is read, and says nothing of it', async () => {
  const { intake, names } = place();
  const reading = takeIn([pdf('1'), new File(['words'], 'words')], intake);
  intake.setPicked([]);
  await reading;
  await until(() => expect(intake.picked()).toEqual([]));
  expect([names, said()]).toEqual([[], []]);
});
