import { pageTypes } from '@/contract/pages';
import { escapeHtml } from '@/lib/escape-html';
import type { Db } from '../database/db';
import { rowWith } from '../database/rows';
import type { Context, Handlers } from '../noun/handler';
import type { SeededMall } from '../noun/noun';
import type { SandboxMerchant } from '../noun/sandbox-merchant';
import { hostileMarkup } from '../shared/hostile-markup';
import { pages } from './tables';

export const pageHandlers = {
  getTermsCondition: (_request, context) => pageOf(context, pageTypes.terms),

  async getStaticWebPage({ pageType }, context) {
    const { benefits, menuPages, hostileHtml } = context.settings;
    if (pageType === pageTypes.benefits ? !benefits : !menuPages) return '';
    return `${await pageOf(context, pageType)}${hostileHtml ? hostileMarkup : ''}`;
  },
} satisfies Partial<Handlers>;

/** The merchant's HTML of one page type (docs/product/pages.md#html), or ''. */
async function pageOf({ db, merchant }: Context, type: number): Promise<string> {
  return (await rowWith(db, pages, { merchantId: merchant.id, type }))?.html ?? '';
}

/** The server-supplied HTML of one merchant. */
export async function seedPages(tx: Db, { merchant }: SeededMall): Promise<void> {
  await tx.insert(pages).values([
    { merchantId: merchant.id, type: pageTypes.aboutUs, html: aboutOf(merchant) },
    { merchantId: merchant.id, type: pageTypes.howItWorks, html: howItWorksOf(merchant) },
    { merchantId: merchant.id, type: pageTypes.benefits, html: benefitsOf(merchant) },
    { merchantId: merchant.id, type: pageTypes.terms, html: termsOf(merchant) },
  ]);
}

function aboutOf(merchant: SandboxMerchant): string {
  const name = escapeHtml(merchant.name);
  const program = escapeHtml(merchant.programName);
  return `<h2>A good day out, every day</h2>
<p>${name} is where the city meets: more than a hundred stores, a food hall that opens before the offices do, and a cinema that is still lit when everybody else has gone home.</p>
<h3>What you find here</h3>
<ul><li>Fashion, books, electronics and everything for the home</li><li>Cafés, bakeries and kitchens from six cuisines</li><li>Bowling, an arcade and a play area for small children</li><li>Three hours of parking with every bill above ₹1,000</li></ul>
<h3>${program}</h3>
<p>${program} is our way to say thank you. What you spend in our stores comes back as points, and points become vouchers. <a href="/how-it-works">How it works</a> tells you how.</p>
<h3>Opening hours</h3>
<table><tbody><tr><th>Stores</th><td>10 am to 10 pm, every day</td></tr><tr><th>Food hall</th><td>9 am to 11 pm, every day</td></tr><tr><th>Cinema</th><td>10 am to 1 am, every day</td></tr></tbody></table>`;
}

function howItWorksOf(merchant: SandboxMerchant): string {
  const name = escapeHtml(merchant.name);
  return `<h2>From bill to voucher in four steps</h2>
<ol><li><strong>Shop</strong> at any participating store of ${name} and keep the bill.</li><li><strong>Submit the bill</strong>: take a photo of it in the app, or choose a PDF.</li><li><strong>Earn points</strong>: most bills are read in seconds. If somebody has to look at yours, we send you a message.</li><li><strong>Redeem</strong> your points for vouchers of the stores that you like.</li></ol>
<h3>Good to know</h3>
<ul><li>A bill earns points once, within the days that its location allows.</li><li>Points are valid for twelve months. Those that expire first are spent first.</li><li>The more you earn, the higher your tier, and the more each rupee brings.</li></ul>
<p>More answers are in the <a href="/faqs">FAQs</a>.</p>`;
}

function benefitsOf(merchant: SandboxMerchant): string {
  const name = escapeHtml(merchant.name);
  return `<h2>What your membership brings</h2>
<p>Every tier keeps the benefits of the one before it.</p>
<h3>Blue</h3>
<ul><li>Points on every bill at ${name}</li><li>A welcome bonus of 250 points</li><li>Birthday treat from a café of the month</li></ul>
<h3>Silver</h3>
<ul><li>Two hours of free parking on weekdays</li><li>Early access to sale weekends</li></ul>
<h3>Gold</h3>
<ul><li>Four hours of free parking, every day</li><li>Lounge access with one guest</li><li>Gift wrapping on the house</li></ul>
<h3>Platinum</h3>
<ul><li>Valet parking</li><li>A personal shopper by appointment</li><li>Invitations to previews and concerts</li></ul>
<p>Tiers are reviewed once a year. <a href="/terms-of-use">Terms of use</a> apply.</p>`;
}

function termsOf(merchant: SandboxMerchant): string {
  const name = escapeHtml(merchant.name);
  const program = escapeHtml(merchant.programName);
  return `<h2>${program}: terms of use</h2>
<p>These terms apply to ${program}, the loyalty programme of ${name}. By registering you accept them.</p>
<h3>1. Membership</h3>
<p>Anybody aged 18 or above with an Indian mobile number may join. Membership is free, personal and cannot be transferred. One mobile number stands for one member.</p>
<h3>2. Earning points</h3>
<ul><li>Submit the original bill of a participating store within its submission period.</li><li>Each bill earns points once. Bills for gift cards, parking and alcohol earn none.</li><li>We may ask for the paper bill and take points back for bills that were returned or altered.</li></ul>
<h3>3. Redeeming points</h3>
<p>Points are redeemed for vouchers in the catalogue. Points that an order used are not given back, except where the law requires it. Points have no cash value.</p>
<h3>4. Validity</h3>
<p>Points expire twelve months after the month in which they were earned. Tiers are reviewed once a year.</p>
<h3>5. Your data</h3>
<p>${name} uses your details to run the programme and, where you agreed, to send you offers. You can withdraw your consent at any time.</p>
<h3>6. Changes</h3>
<p>We may change these terms with notice in the app. Questions are answered at the customer desk on the ground floor.</p>`;
}
