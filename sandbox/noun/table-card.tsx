/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';

interface TableCardProps {
  title: string;
  /** Of the columns; '' for one without a title. Without them, the table has no head. */
  heads?: readonly string[];
  rows: readonly Child[];
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
            <tbody>{rows}</tbody>
          </table>
        )}
      </section>
    </>
  );
}
