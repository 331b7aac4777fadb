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
  noCancelling: 'It can no longer be cancelled.',
  tooLateToCancel: 'This bill is being processed. It can no longer be cancelled.',
  waiting: 'Goes on as soon as there is a connection.',
  waitingBills: {
    one: '{count} bill waits for a connection.',
    other: '{count} bills wait for a connection.',
  },
  waitingSince: 'Waiting since {date}.',
  sendOrDelete: 'Send it now, or delete it.',
  overdue: {
    one: '{count} bill was not sent for a week.',
    other: '{count} bills were not sent for a week.',
  },
  roomWhileWaiting: {
    one: 'You can add {count} more bill meanwhile.',
    other: 'You can add {count} more bills meanwhile.',
  },
  noRoom: 'There is room for {count} bills. To add another one, first send or delete one of these.',
  reading: 'Preparing your files...',
  submitLater: 'You can submit more bills when this upload is over.',
  manual: 'Bill submitted for manual processing.',
  failed: 'Upload failed.',
  duplicate: 'Duplicate bill.',
  earned: 'You have earned + {points} {unit}',
  notUploaded: 'Bill not uploaded.',
  deleted: 'Bill deleted successfully.',
  deleteEarned: 'Delete this bill? The {points} {unit} that it has earned go with it.',
  forgetArrived:
    'This bill may have arrived already. Then you find it under Submitted Bills in your transactions. Remove it from this list?',
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
  submittedBills: 'See submitted bills',
  submitAnother: 'SUBMIT ANOTHER BILL(S)',
});
