import { DialogButton } from '../dialog-button';
import { Question } from './question';
import type { Starter } from './use-jobs';

/** Removes the mall: its folder, its sites on this machine, and what every destination has of it. */
export function TakeOut({ name, starter }: { name: string; starter: Starter }) {
  const { able, start, isOn } = starter;
  return (
    <section aria-label="Take out">
      <DialogButton label="Take out this mall" disabled={!able || isOn({ action: 'remove' })}>
        {(close) => (
          <Question
            words="Its folder, its history and its sites go, here and at every destination. If shoppers have its app, it stops working."
            label="Take it out"
            name={name}
            onYes={(typedName = '') => {
              start({ action: 'remove', typedName });
              close();
            }}
          />
        )}
      </DialogButton>
    </section>
  );
}
