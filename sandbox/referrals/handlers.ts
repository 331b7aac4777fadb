import { escapeHtml } from '@/lib/escape-html';
import { ownCustomer } from '../members/find-customer';
import type { Context, Handlers } from '../noun/handler';
import { refuse } from '../noun/refusal';
import { referralPoints } from '../profile/registration';
import { hostileMarkup } from '../shared/hostile-markup';

export const referralHandlers = {
  async getReferralHowItWorks({ mobileNumber }, context) {
    const { customer } = await ownCustomer(context.db, context);
    if (mobileNumber !== customer.mobile) refuse(102, 'This mobile number belongs to somebody else.');
    const { menuPages, hostileHtml } = context.settings;
    if (!menuPages) return { html: '' };
    return { html: `${howItWorksOf(context)}${hostileHtml ? hostileMarkup : ''}` };
  },
} satisfies Partial<Handlers>;

function howItWorksOf({ merchant, settings, pictureUrl }: Context): string {
  const program = escapeHtml(merchant.programName);
  const points = settings.referralBonus
    ? `As soon as the registration is done, both of you get ${referralPoints / 100} points.`
    : 'There is no bonus at the moment.';
  return `<p><img src="${escapeHtml(pictureUrl('referral/gift'))}" alt="Two friends with a present" width="640" height="480"></p>
<h3>Who can be invited</h3>
<p>Anybody with an Indian mobile number who is not yet a member of ${program}.</p>
<h3>When the points come</h3>
<p>${points} You find them under <strong>Transactions</strong>.</p>
<h3>Good to know</h3>
<ul><li>Your friend enters your code in the registration. Later is too late.</li><li>You can invite as many friends as you like.</li><li>The <a href="/terms-of-use">terms of use</a> apply.</li></ul>`;
}
