/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';

interface TableCardProps {
  title: string;
  /** Of the columns; '' for one without a title. Without them, the table has no head. */
  heads?: readonly string[];
  /** The cells of each row. */
  rows: readonly (readonly Child[])[];
  /** Said in place of a table without rows. */
  empty?: string;
}

/** A table on a mall's operator page, below its title. */
export function TableCard({ title, heads = [], rows, empty }: TableCardProps) {
  return (
    <>
      <h2>{title}</h2>
      <section class="card scroll">
        {empty && rows.length === 0 ? (
          <p class="empty">{empty}</p>
        ) : (
          <table>
            {heads.length > 0 && (
              <thead>
                <tr>
                  {heads.map((head) => (
                    <th key={head}>{head}</th>
                  ))}
                </tr>
              </thead>
            )}
            <tbody>{rows.map(rowOf)}</tbody>
          </table>
        )}
      </section>
    </>
  );
}

function rowOf(cells: readonly Child[], index: number) {
  return (
    <tr key={String(index)}>
      {cells.map((cell, column) => (
        <td key={String(column)}>{cell}</td>
      ))}
    </tr>
  );
}

/** A second line in a cell, or what matters less. */
export function Quiet({ children }: { children: Child }) {
  return <div class="quiet">{children}</div>;
}

interface RowInputProps {
  /** Id of the row's form, which is in another cell. */
  form?: string;
  name: string;
  value?: string;
  label: string;
  /** In px. */
  width?: number;
  hint?: string;
  /** Id of a list of suggestions. */
  list?: string;
}

/** A text field in the row of a table. */
export function RowInput({ form, name, value = '', label, width = 100, hint, list }: RowInputProps) {
  const place = { form, list, placeholder: hint, style: `width:${width}px` };
  return <input type="text" name={name} value={value} aria-label={label} {...place} />;
}

interface RowFormProps {
  action: string;
  /** For fields in other cells. */
  id?: string;
  /** What the form is about: the name and value of a hidden field. */
  about?: readonly [name: string, value: number];
  /** The fields in this cell, and their buttons. */
  children?: Child;
}

/** The form of a row, with a button to save where it has no other. */
export function RowForm({ action, id, about, children }: RowFormProps) {
  return (
    <form class="row" method="post" action={action} id={id}>
      {about && <input type="hidden" name={about[0]} value={String(about[1])} />}
      {children ?? <button type="submit">Save</button>}
    </form>
  );
}
