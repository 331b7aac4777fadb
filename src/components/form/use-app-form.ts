import { type FormErrors, schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { type FormEvent, useState } from 'react';
import type { ZodMiniType } from 'zod/mini';
import { useBusyUntil } from '@/updates/busy';
import { useIsMounted } from '../use-is-mounted';
import { useTask } from '../use-task';
import { type DraftOptions, useDraft, useKeepDraft } from './use-draft';

interface AppFormOptions<Values> {
  /** Read once. A field with an initial value is checked from the start. */
  initial: () => Values;
  /** Fields that are checked from the start even when they are empty, because a record should have filled them. */
  known?: readonly (keyof Values & string)[];
  /** Built once, when the form shows for the first time, because its messages depend on the brand. */
  schema: () => ZodMiniType<unknown, Values>;
  /** Keeps the input until it is sent or given up. */
  draft?: DraftOptions<Values>;
  /** Whether leaving asks about unsaved input. Without the question, its draft stays. */
  asks?: boolean;
  /** Sends valid values, and then goes to the next screen. */
  onSubmit: (values: Values, submission: Submission) => Promise<unknown>;
}

interface Submission {
  /** False if the shopper has left before the backend answered. Then store nothing, and do not navigate. */
  isMounted: () => boolean;
  /**
   * Call it when everything is saved, also if the shopper has left. Then its draft is gone, she may leave the form, and
   * cannot submit again.
   */
  saved: () => void;
  /** Call it instead if the form stays open for other input. */
  sent: () => void;
}

export interface AppForm<Values> {
  /** Mantine's form: its values, errors and setters. */
  fields: UseFormReturnType<Values>;
  /** Whether the form is sending its values, or has saved them and the next screen is loading. */
  pending: boolean;
  /** Checks one field, also right after its value was set. */
  judge: (name: keyof Values & string) => void;
  /** The same, but only for a field with an error: with every key, so that shoppers see at once when it is right. */
  rejudge: (name: keyof Values & string) => void;
  /** For `<form onSubmit>`; moves the focus to the first field in error. */
  submit: (event: FormEvent<HTMLFormElement>) => void;
  /** Drops what was entered, before leaving without a question. */
  giveUp: () => void;
}

/** A form: its rules, one submit at a time, and nothing lost by leaving, reloading or a new release. */
export function useAppForm<Values extends object>(options: AppFormOptions<Values>): AppForm<Values> {
  const { asks = true, onSubmit } = options;
  const [initialValues] = useState(options.initial);
  const [validate] = useState(() => schemaResolver(options.schema(), { sync: true }));
  const [saved, setSaved] = useState(false);
  const isMounted = useIsMounted();
  const { draft, first } = useDraft(options.draft, initialValues);
  const fields = useForm<Values>({
    initialValues: first,
    initialErrors: mistakesIn(first, validate, options.known),
    validate,
    validateInputOnBlur: true,
  });
  // What came back from a draft is unsaved input.
  useState(() => fields.resetDirty(initialValues));
  const isDirty = fields.isDirty();
  const endBusy = useBusyUntil(asks ? 'form' : 'write', isDirty && !saved);
  const { values } = fields;
  useKeepDraft(draft, options.draft, { initial: initialValues, values, isDirty, isOver: saved });
  const task = useTask((values: Values) =>
    onSubmit(values, {
      isMounted,
      sent: () => draft?.drop(),
      saved: () => {
        draft?.drop();
        endBusy();
        setSaved(true);
      },
    }),
  );
  const submit = fields.onSubmit(
    (values) => void (saved || task.run(values)),
    (errors) => {
      const first = Object.keys(initialValues).find((field) => errors[field] !== undefined);
      if (first) fields.getInputNode(first)?.focus();
    },
  );
  const judge = (name: keyof Values & string) => {
    const message = validate(fields.getValues())[name] ?? null;
    // Not Mantine's `validateField`: it loses an error that is the same as before the change.
    fields.setErrors((current) => ({ ...current, [name]: message }));
  };
  const rejudge = (name: keyof Values & string) => {
    if (fields.errors[name]) judge(name);
  };
  return { fields, pending: task.pending || saved, judge, rejudge, submit, giveUp: () => draft?.drop() };
}

/** Checks only the fields with a value or of a record, because the shopper has not visited the others yet. */
function mistakesIn(
  values: object,
  validate: (values: object) => FormErrors,
  known: readonly string[] = [],
): FormErrors {
  const filled = new Map(Object.entries(values));
  const isChecked = (field: string) => filled.get(field) !== '' || known.includes(field);
  return Object.fromEntries(Object.entries(validate(values)).filter(([field]) => isChecked(field)));
}
