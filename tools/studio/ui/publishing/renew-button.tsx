import { useState } from 'react';
import type { PublishPlaces } from '../../../publishing/answers';
import { DialogButton } from '../dialog-button';
import { Question } from './question';
import type { Starter } from './use-jobs';

interface RenewButtonProps extends Pick<PublishPlaces, 'identity'> {
  name: string;
  starter: Starter;
}

/** Gives a locked mall another identity. It asks twice, because installed apps stay with the old one. */
export function RenewButton({ identity, name, starter }: RenewButtonProps) {
  const { able, start, isOn } = starter;
  return (
    <DialogButton label="Renew the identity" size="xs" disabled={!able || isOn({ action: 'lock' })}>
      {(close) => (
        <Questions
          identity={identity}
          name={name}
          onYes={(typedName) => {
            start({ action: 'lock', accept: true, typedName });
            close();
          }}
        />
      )}
    </DialogButton>
  );
}

function Questions({
  identity,
  name,
  onYes,
}: Pick<RenewButtonProps, 'identity' | 'name'> & { onYes: (typed: string) => void }) {
  const [sure, setSure] = useState(false);
  const { locked = 'a host that nobody can read any more', now } = identity;
  const words = sure
    ? 'Has the client agreed, in writing? Shoppers install the app and log in again.'
    : `The app lives at ${locked}, and the config says ${now} or another package. Installed apps stay with the old identity. If somebody changed it by mistake, put it back instead.`;
  return sure ? (
    <Question key="second" words={words} label="Renew it" name={name} onYes={(typed = '') => onYes(typed)} />
  ) : (
    <Question key="first" words={words} label="Go on" onYes={() => setSure(true)} />
  );
}
