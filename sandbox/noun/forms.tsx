/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';

interface FieldFormProps {
  action: string;
  /** On its button. */
  submit: string;
  /** Under the fields. */
  note?: string;
  children: Child;
}

/** Fields beside each other, with a button below them. */
export function FieldForm({ action, submit, note, children }: FieldFormProps) {
  return (
    <form method="post" action={action}>
      <div class="fields">{children}</div>
      {note && (
        <p class="quiet" style="margin-top:12px">
          {note}
        </p>
      )}
      <div class="actions">
        <button class="main" type="submit">
          {submit}
        </button>
      </div>
    </form>
  );
}

interface RowInputProps {
  /** Id of the row's form, which is in another cell. */
  form: string;
  name: string;
  value: string;
  label: string;
  /** In px. */
  width?: number;
}

/** A text field in the row of a table. */
export function RowInput({ form, name, value, label, width = 100 }: RowInputProps) {
  return (
    <input form={form} type="text" name={name} value={value} style={`width:${width}px`} aria-label={label} />
  );
}
