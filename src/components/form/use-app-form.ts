import { type FormErrors, schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { type FormEvent, useState } from 'react';
import type { ZodMiniType } from 'zod/mini';
import { useBusyUntil } from '@/updates/busy';
import { useIsMounted } from '../use-is-mounted';
import { useTask } from '../use-task';

interface AppFormOptions<Values> {
  /** Read once. A field with an initial value is checked from the start. */
  initial: () => Values;
  /** Built once, when the form shows for the first time, because its messages depend on the brand. */
  schema: () => ZodMiniType<unknown, Values>;
  /**
   * Stores every change, so that nothing is lost when the shopper leaves. A form without it asks before she leaves
   * unsaved input.
   */
  keep?: (values: Values) => void;
  /** Sends valid values, and then goes to the next screen. */
  onSubmit: (values: Values, submission: Submission) => Promise<unknown>;
}

interface Submission {
  /** False if the shopper has left before the backend answered. Then store nothing, and do not navigate. */
  isMounted: () => boolean;
  /** Call it when everything is saved. Then the shopper may leave the form, and cannot submit again. */
  saved: () => void;
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
}

/** A form: its rules, one submit at a time, and nothing lost by leaving, reloading or a new release. */
export function useAppForm<Values extends object>(options: AppFormOptions<Values>): AppForm<Values> {
  const { keep, onSubmit } = options;
  const [initialValues] = useState(options.initial);
  const [validate] = useState(() => schemaResolver(options.schema(), { sync: true }));
  const [saved, setSaved] = useState(false);
  const isMounted = useIsMounted();
  const fields = useForm<Values>({
    initialValues,
    initialErrors: mistakesIn(initialValues, validate),
    validate,
    validateInputOnBlur: true,
    ...(keep && { onValuesChange: keep }),
  });
  const endBusy = useBusyUntil(keep ? 'write' : 'form', fields.isDirty() && !saved);
  const task = useTask((values: Values) =>
    onSubmit(values, {
      isMounted,
      saved: () => {
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
  return { fields, pending: task.pending || saved, judge, rejudge, submit };
}

/** Checks only the fields with a value, because the shopper has not visited the others yet. */
function mistakesIn(values: object, validate: (values: object) => FormErrors): FormErrors {
  const filled = new Map(Object.entries(values));
  return Object.fromEntries(Object.entries(validate(values)).filter(([field]) => filled.get(field) !== ''));
}
