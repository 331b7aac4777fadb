import { defineTexts } from './define-texts';

/** Dashboard (part 1 §2). */
export const dashboardTexts = defineTexts('dashboard', {
  greeting: 'Hi {name}!',
  availablePoints: 'Available Points',
  myMembership: 'My Membership',
});
