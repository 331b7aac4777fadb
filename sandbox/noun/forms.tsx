/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';

interface FormCardProps {
  title: string;
  action: string;
  /** On its button. */
  submit: string;
  /** Under the fields. */
  note?: string;
  /** Below the form. */
  more?: Child;
  children: Child;
}

/** A form on a mall's operator page, below its title: fields beside each other, and a button. */
export function FormCard({ title, action, submit, note, more, children }: FormCardProps) {
  return (
    <>
      <h2>{title}</h2>
      <section class="card">
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
        {more}
      </section>
    </>
  );
}

interface TextFieldProps {
  label: string;
  name: string;
  value: string;
  /** As wide as the form. */
  wide?: boolean;
  longest?: number | undefined;
}

export function TextField({ label, name, value, wide, longest }: TextFieldProps) {
  return (
    <label class={wide ? 'field wide' : 'field'}>
      {label}
      <input type="text" name={name} value={value} maxlength={longest} />
    </label>
  );
}

interface ChoiceProps {
  label: string;
  name: string;
  /** Each with what the operator reads. */
  options: readonly (readonly [value: string, words: string])[];
}

export function Choice({ label, name, options }: ChoiceProps) {
  return (
    <label class="field">
      {label}
      <select name={name}>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

export function Switch({ label, name, on = false }: { label: string; name: string; on?: boolean }) {
  return (
    <label class="switch">
      <input type="checkbox" name={name} checked={on} />
      {label}
    </label>
  );
}
