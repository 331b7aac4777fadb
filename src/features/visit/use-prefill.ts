import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { customerQuery } from '@/components/customer-query';
import type { AppForm } from '@/components/form/use-app-form';
import type { Customer } from '@/contract/customer';
import { mobileDigits, mobilePattern } from '@/lib/mobile';
import { appActions } from '@/session/app-actions';
import { leaveSession } from '@/session/log-out';
import { storedUser } from '@/session/stored-user';
import { fittingNames, type VisitForm } from './visit.schema';

const noNames = { firstName: '', lastName: '' };

/**
 * Fills in the names that the backend knows for the mobile number: when the form opens, and whenever the number field is
 * left (docs/product/visit.md#known-people). What was typed stays.
 */
export function usePrefill({ fields }: AppForm<VisitForm>): () => void {
  const numberToAsk = () => {
    const { mobile } = fields.getValues();
    return mobilePattern.test(mobile) ? mobile : undefined;
  };
  const [asked, setAsked] = useState(numberToAsk);
  const { data } = useQuery({ ...customerQuery(asked ?? ''), enabled: asked !== undefined });

  const filled = useRef(noNames);
  const fill = (known: typeof noNames) => {
    for (const name of ['firstName', 'lastName'] as const) {
      const value = fields.getValues()[name];
      // A draft may hold a name that was filled in, not typed.
      if (value !== filled.current[name] && value !== known[name]) continue;
      if (value !== known[name]) fields.setFieldValue(name, known[name]);
      filled.current = { ...filled.current, [name]: known[name] };
    }
  };
  const take = useEffectEvent((customer: Customer | null | undefined) => {
    const user = storedUser();
    const isOwn = user && mobileDigits(user.mobileNumber) === asked;
    if (isOwn && customer === null) return leaveSession(appActions().showLogin);
    fill(fittingNames(customer ?? noNames));
  });
  useEffect(() => {
    if (data) take(data.customer);
  }, [data]);

  return () => {
    const number = numberToAsk();
    if (number === undefined || number === asked) return;
    fill(noNames); // they belong to the last number, so they must go even if this lookup fails
    setAsked(number);
  };
}
