/** A mobile number that the sandbox does not know. */
export const newNumber = '9812345670';
