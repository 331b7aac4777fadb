import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { setBillUploadGuidelinesFlag } from '@/contract/bills';
import { readStored, writeStored } from '@/session/stored-values';
import { renderApp } from '../../../../tests/setup/app-router';
import { stubBackend } from '../../../../tests/setup/backend';
import { logInAsCustomer } from '../../../../tests/setup/session';
import { until } from '../../../../tests/setup/until';

const guidelines = ['Lay it flat', 'Show all four edges', 'Keep it sharp', 'One bill per picture'].map(
  (text, index) => ({ text, correct_image: `/right-${index}.svg`, wrong_image: `/wrong-${index}.svg` }),
);

/** The guidelines for a customer with this flag, and the addresses that the screen leads to. */
async function show(flag: string | undefined, answers: Record<string, unknown> = {}) {
  writeStored('guidelinesFlag', flag);
  const backend = stubBackend({
    '/getBillUploadGuidelines': { statusCode: 100, response: { bill_upload_guidelines: guidelines } },
    '/setBillUploadGuidelinesFlag': { statusCode: 100 },
    ...answers,
  });
  const app = renderApp('/bill-upload-guidelines');
  const visited: string[] = [];
  app.history.subscribe(({ location, action }) => visited.push(`${action.type} ${location.pathname}`));
  await screen.findByRole('button', { name: 'OK' });
  return { ...app, visited, sent: () => backend.requestsTo(setBillUploadGuidelinesFlag) };
}

const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: "Don't show again" });

beforeEach(logInAsCustomer);

describe('the guidelines', () => {
  it('show each rule with a correct and a wrong example', async () => {
    await show('0');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bill Upload Guidelines');
    for (const { text } of guidelines) expect(await screen.findByText(text)).toBeTruthy();
    const sources = (name: string) =>
      screen.getAllByRole('img', { name }).map((image) => image.getAttribute('src'));
    expect(sources('Correct example')).toEqual(guidelines.map((each) => each.correct_image));
    expect(sources('Wrong example')).toEqual(guidelines.map((each) => each.wrong_image));
  });

  it('offer Retry where they cannot be loaded, and OK all the same', async () => {
    const { visited } = await show('0', { '/getBillUploadGuidelines': { statusCode: 102 } });
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await until(() => expect(visited[0]).toBe('REPLACE /submit-bill'));
  });

  it('say so where there are none', async () => {
    await show('0', { '/getBillUploadGuidelines': { statusCode: 100, response: {} } });
    expect(await screen.findByText('No data available')).toBeTruthy();
  });
});

describe("'Don't show again'", () => {
  it.each([
    ['ticked', '0', '1'],
    ['unticked', '1', '0'],
  ])('is sent and kept with OK when it was %s, which leads to the bills', async (_, flag, changed) => {
    const { visited, sent } = await show(flag);
    await userEvent.click(box());
    expect(sent()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await until(() => expect(visited[0]).toBe('REPLACE /submit-bill'));
    await until(() => expect(readStored('guidelinesFlag')).toBe(changed));
    expect(sent().map(({ fields }) => fields.flag)).toEqual([changed]);
  });

  it.each([
    ['0', false],
    ['1', true],
    [undefined, true],
  ])('with the flag %s starts ticked: %s, and is not sent while it is so', async (flag, ticked) => {
    const { visited, sent } = await show(flag);
    expect(box().checked).toBe(ticked);
    await userEvent.click(box());
    await userEvent.click(box());
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await until(() => expect(visited[0]).toBe('REPLACE /submit-bill'));
    expect(sent()).toEqual([]);
    expect(readStored('guidelinesFlag')).toBe(flag);
  });

  it('stays as it was when the backend refuses it, and holds nobody up', async () => {
    const { visited, sent } = await show('0', { '/setBillUploadGuidelinesFlag': { statusCode: 102 } });
    await userEvent.click(box());
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await until(() => expect(visited[0]).toBe('REPLACE /submit-bill'));
    await until(() => expect(sent()).toHaveLength(1));
    expect(readStored('guidelinesFlag')).toBe('0');
  });
});

it.each([
  ['1', true],
  ['0', false],
  [undefined, false],
])('with the flag %s, there is a way back to the bills: %s', async (flag, isThere) => {
  const { visited } = await show(flag);
  const back = screen.queryByRole('button', { name: 'Back' });
  expect(back !== null).toBe(isThere);
  if (!back) return;
  await userEvent.click(back);
  await until(() => expect(visited[0]).toContain('/submit-bill'));
});
