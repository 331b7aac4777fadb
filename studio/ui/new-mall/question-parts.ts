import type { NewMallQuestion } from '../../wire';

/** Some questions of a new mall, under a title. */
export interface QuestionPart {
  title: string;
  questions: readonly NewMallQuestion[];
}

/** The questions in the parts of the form. */
export function partsOf(questions: readonly NewMallQuestion[]): QuestionPart[] {
  const made: { title: string; questions: NewMallQuestion[] }[] = [];
  for (const question of questions) {
    const title = firstOf[question.key];
    if (title !== undefined || made.length === 0) made.push({ title: title ?? '', questions: [] });
    made.at(-1)?.questions.push(question);
  }
  return made;
}

/** The question with which each part begins. */
const firstOf: Readonly<Partial<Record<string, string>>> = {
  id: 'The mall',
  primary: 'Its look',
  host: 'Its app',
};
