import { optionalScreens } from '@/brand/capabilities';
import { fontNames } from '@/brand/font-names';
import { referralLayouts } from '@/brand/referral-layouts';
import { defaultProgram, shortNameFor } from '../brand/default-program';
import type { RawAnswers } from './answers';

/** Files of the mall that a new folder takes over, by the name of their flag. */
export const fileAnswers = ['logo', 'icon'] as const;
export type FileAnswer = (typeof fileAnswers)[number];

export function isFile(key: Question): key is FileAnswer {
  return fileAnswers.some((file) => file === key);
}

export type Question = keyof RawAnswers | FileAnswer;

export interface Asked {
  key: Question;
  text: string;
  /** The values that it may name. */
  choices?: readonly string[];
  /** What else helps to answer it. */
  hint?: string;
  /** What an empty answer means; '' means none. Without it an answer is required. */
  proposal?: (known: RawAnswers) => string;
}

/** What a mall says about itself, in the order of the questions. */
export const questions: readonly Asked[] = [
  { key: 'id', text: 'Merchant id', hint: 'a number' },
  { key: 'name', text: "The mall's name" },
  {
    key: 'program',
    text: 'Name of the loyalty programme',
    proposal: ({ name = '' }) => defaultProgram(name),
  },
  {
    key: 'shortName',
    text: 'Name under the icon on the home screen',
    hint: 'at most 14 characters',
    proposal: ({ program = '', name = '' }) => shortNameFor(program, name),
  },
  { key: 'primary', text: 'Brand colour', hint: 'such as #e8590c' },
  { key: 'accent', text: 'Second brand colour, for tiers and rewards', proposal: none },
  { key: 'logo', text: 'File of the logo', proposal: none },
  { key: 'icon', text: 'File of a square icon, if the logo is a word', proposal: none },
  {
    key: 'font',
    text: 'Typeface',
    choices: fontNames,
    hint: 'or a WOFF2 file',
    proposal: none,
  },
  { key: 'host', text: 'Host', hint: 'such as rewards.the-mall.example' },
  {
    key: 'layout',
    text: 'Layout of refer a friend',
    choices: referralLayouts,
    proposal: () => referralLayouts[0],
  },
  {
    key: 'without',
    text: 'Areas that the mall does not have',
    choices: optionalScreens,
    proposal: none,
  },
];

function none(): string {
  return '';
}
