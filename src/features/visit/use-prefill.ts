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

/**
 * Fills in the names that the backend knows of the mobile number: when the form opens, and with what is returned, when
 * the number is left (docs/product/visit.md#known-people). What was typed stays.
 */
export function usePrefill({ fields }: AppForm<VisitForm>): () => void {
  const numberToAsk = () => {
    const { mobile } = fields.getValues();
    return mobilePattern.test(mobile) ? mobile : undefined;
  };
  const [asked, setAsked] = useState(numberToAsk);
  const { data } = useQuery({ ...customerQuery(asked ?? ''), enabled: asked !== undefined });

  const filled = useRef({ firstName: '', lastName: '' });
  const take = useEffectEvent((customer: Customer | null | undefined) => {
    const user = storedUser();
    const isOwn = user && mobileDigits(user.mobileNumber) === asked;
    if (isOwn && customer === null) return leaveSession(appActions().showLogin);
    const known = fittingNames(customer ?? { firstName: '', lastName: '' });
    for (const name of ['firstName', 'lastName'] as const) {
      const untouched = fields.getValues()[name] === filled.current[name];
      if (!untouched || known[name] === filled.current[name]) continue;
      fields.setFieldValue(name, known[name]);
      filled.current[name] = known[name];
    }
  });
  useEffect(() => {
    if (data) take(data.customer);
  }, [data]);

  return () => setAsked((before) => numberToAsk() ?? before);
}
