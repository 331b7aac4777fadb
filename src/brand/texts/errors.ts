import { defineTexts } from './define-texts';

/** The sentences for failures: docs/product/errors.md. */
export const errorTexts = defineTexts('errors', {
  refresh: 'Please Refresh',
  offline: 'Please check your internet connection!',
  timeout: 'Process timed out due to slow internet connection. Please Try Again.',
  unknown: 'Oops something went wrong!',
  sessionExpired: 'Session expired!',
  noData: 'No data available',
});
