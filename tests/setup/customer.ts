import { type Customer, checkCustomerData } from '@/contract/customer';

/** A customer with every field filled in. */
export const sampleCustomer: Customer = {
  customerId: '5',
  firstName: 'Asha',
  lastName: 'Rao',
  mobileNumber: '9876500001',
  email: 'Asha@Mail.example',
  emailVerified: true,
  emailOptedOut: false,
  gender: 'female',
  maritalStatus: 'married',
  status: '1',
  dateOfBirth: '1988-02-29',
  spouseDateOfBirth: '1990-12-31',
  anniversary: '2016-04-30',
  pincode: '400001',
  pincodeId: '17',
  city: { id: '101', name: 'Mumbai' },
  state: { id: '1', name: 'Maharashtra' },
  country: { id: '91', name: 'India' },
};

/** What the backend says of the sample customer, with these changes. */
export function customerAnswer(changes: Partial<Customer> = {}, registrationComplete = true) {
  const customer = { ...sampleCustomer, ...changes };
  return { statusCode: 100, ...checkCustomerData.reply.encode({ registrationComplete, customer }) };
}
