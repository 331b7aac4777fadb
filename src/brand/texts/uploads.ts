import { defineTexts } from './define-texts';

/** Short bills while they are uploaded: docs/product/bills.md#short-bills. */
export const uploadTexts = defineTexts('uploads', {
  full: 'Already selected 5 images',
  tooLarge: 'Cannot upload! Image size is large.',
  storageFull: 'This device has no room to keep your bills. Leave this page open until they are sent.',
  storageOff: 'This browser does not keep files. Leave this page open until your bills are sent.',

  progressTitle: 'Bill(s) Upload Progress',
  none: 'No bills currently in progress.',
  submitBills: 'SUBMIT BILL(s)',
  uploading: 'Uploading bill...',
  processing: 'Processing bill...',
  waiting: 'Goes on as soon as there is a connection.',
  manual: 'Bill submitted for manual processing.',
  failed: 'Upload failed.',
  duplicate: 'Duplicate bill.',
  earned: 'You have earned + {points} {unit}',
  notUploaded: 'Bill not uploaded.',
  deleted: 'Bill deleted successfully.',
  delete: 'Delete',
  cancel: 'Cancel',
  retry: 'Try again',
  openBill: 'Show {name}',
  sameAs: 'This looks like the same bill as {name}.',

  bar: 'Bill upload',
  progress: 'Upload progress',
  sending: { one: 'Uploading {count} bill', other: 'Uploading {count} bills' },
  allSubmitted: 'All bills submitted successfully.',
  noneSubmitted: 'None of the bills could be processed. Please re-upload.',
  someSubmitted: '{done} out of {all} bills submitted successfully',
  viewSummary: 'VIEW SUMMARY',
  viewProgress: 'View Progress',

  thanksTitle: 'Thank you',
  thanks: 'Thank you for submitting your bill(s)!',
  thanksHint: 'You will receive a notification once the bills are processed.',
  submitAnother: 'SUBMIT ANOTHER BILL(S)',
});
