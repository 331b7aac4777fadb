import { defineTexts } from './define-texts';

/** Words that several areas use. */
export const commonTexts = defineTexts('common', {
  back: 'Back',
  close: 'Close',
  retry: 'Retry',
  ok: 'OK',
  cancel: 'CANCEL',
  yes: 'Yes',
  no: 'No',
  loading: 'Loading...',
  characterLimit: {
    one: 'At most {count} character fits here.',
    other: 'At most {count} characters fit here.',
  },
  images: 'Images',
  slide: '{n} of {count}',
  previousImage: 'Previous image',
  nextImage: 'Next image',
  discardChanges: 'Are you sure you want to discard the changes?',
  navigation: 'Main',
  navHome: 'Home',
  navOffers: 'Offers',
  navRedeem: 'Redeem',
  navTransactions: 'Transactions',
  navMore: 'More',
  crashedTitle: 'This page lost its way',
  crashedHint: 'Try it again, or go back to the start.',
  goToStart: 'Go to the start',
  maintenanceTitle: 'Hey there!',
  maintenanceText: 'We are fixing a few bugs and will be back shortly. Thank you for your patience.',
  offlineNotice: 'You are offline. What you see may be out of date.',
});
