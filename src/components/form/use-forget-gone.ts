import { useEffect, useEffectEvent } from 'react';
import type { Bound } from './fields';

/**
 * Takes a choice back that is not among the choices any more, and says so at its field. Choices that are undefined are not
 * known yet. `forget` clears the field.
 */
export function useForgetGone<Values extends object>(
  { form, name }: Bound<Values>,
  choices: readonly { id: string }[] | undefined,
  forget: () => void = () => form.fields.setFieldValue(name, '' as never), // a field that holds text
): void {
  const chosen: unknown = form.fields.values[name];
  const isGone = chosen !== '' && choices !== undefined && !choices.some(({ id }) => id === chosen);
  const takeBack = useEffectEvent(() => {
    forget();
    form.judge(name);
  });
  useEffect(() => {
    if (isGone) takeBack();
  }, [isGone]);
}
