import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { FormText } from '@/components/form/fields';
import { useAppForm } from '@/components/form/use-app-form';
import { tidyName, typedName } from '@/lib/names';
import { renderUi } from '../../../../tests/setup/render';
import { normaliseAmount, tidyAmount } from './long-bill.schema';

const schema = () =>
  z.object({ amount: z.string().check(z.regex(/^\d+(\.\d{1,2})?$/, 'No number.')), name: z.string() });

function Form({ name }: { name: string }) {
  const form = useAppForm({
    initial: () => ({ amount: '', name }),
    schema,
    onSubmit: () => Promise.resolve(),
  });
  return (
    <>
      <FormText
        form={form}
        name="amount"
        label="Amount"
        longest={6}
        normalise={normaliseAmount}
        tidy={tidyAmount}
      />
      <FormText form={form} name="name" label="Name" maxLength={5} normalise={typedName} tidy={tidyName} />
    </>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const hint = (count: number) => screen.queryByText(`At most ${count} characters fit here.`);
const show = (name = '') => renderUi(<Form name={name} />);

it.each([
  ['12,500', '12500', '12500'],
  ['12345.67', '12345.', '12345'],
  ['12a.5', '12.5', '12.5'],
])('takes a typed or pasted %j as %j, and leaves %j', async (typed, shown, left) => {
  show();
  await userEvent.type(field('Amount'), typed);
  expect(field('Amount').value).toBe(shown);
  await userEvent.tab();
  expect(field('Amount').value).toBe(left);
  expect(screen.queryByText('No number.')).toBeNull();
  await userEvent.clear(field('Amount'));
  await userEvent.click(field('Amount'));
  await userEvent.paste(`₹ ${typed}`);
  expect(field('Amount').value).toBe(shown);
});

it('collapses the blanks of a name when its field is left, but not of one that nobody typed', async () => {
  show('A  B');
  await userEvent.click(field('Name'));
  await userEvent.tab();
  expect(field('Name').value).toBe('A  B');
  await userEvent.type(field('Name'), '{Backspace}c ');
  expect(field('Name').value).toBe('A  C ');
  await userEvent.tab();
  expect(field('Name').value).toBe('A C');
});

it('says that something did not fit, until the next change that does', async () => {
  show();
  await userEvent.type(field('Amount'), '12345.');
  expect(hint(6)).toBeNull();
  await userEvent.type(field('Amount'), '6');
  expect(hint(6)).toBeTruthy();
  await userEvent.tab();
  expect(hint(6)).toBeTruthy();
  await userEvent.type(field('Amount'), '{Backspace}');
  expect(hint(6)).toBeNull();
});

it('takes what fits of a pasted name, and says that there was more', async () => {
  show('Ravi');
  await userEvent.click(field('Name'));
  await userEvent.paste('ndran');
  expect(field('Name').value).toBe('Ravin');
  expect(hint(5)).toBeTruthy();
  await userEvent.clear(field('Name'));
  await userEvent.paste('asha');
  expect(field('Name').value).toBe('Asha');
  expect(hint(5)).toBeNull();
});

it('holds a stored text to its length only once it is touched', async () => {
  show('Venkatanarasimha');
  await userEvent.click(field('Name'));
  await userEvent.tab();
  expect(field('Name').value).toBe('Venkatanarasimha');
  expect(hint(5)).toBeNull();
  await userEvent.type(field('Name'), '{Backspace}');
  expect(field('Name').value).toBe('Venka');
  expect(hint(5)).toBeTruthy();
});
