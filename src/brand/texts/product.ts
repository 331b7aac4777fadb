import { defineTexts } from './define-texts';

/** Product detail: docs/product/redeem.md#product. */
export const productTexts = defineTexts('product', {
  title: 'Product',
  chooseQuantity: 'Choose Quantity',
  voucherValue: 'Voucher Value',
  rewardLocation: 'Reward Location',
  outOfStock: 'Out of stock',
  locationOutOfStock: '{location} (out of stock)',
  cartFull: 'Your cart already holds as many of these as you can redeem.',
  description: 'About this reward',
  accept: 'I accept the',
  terms: 'Terms & Conditions',
  acceptTerms: 'I accept the Terms & Conditions',
  termsNeeded: 'Accept the terms to add this reward to your cart.',
  total: '{points} {unit} of your {balance} {unit}',
  addToCart: 'Add to cart',
  buyNow: 'Buy Now',
  added: 'Product added to cart',
  updated: 'Product quantity updated to cart',
  browse: 'See all rewards',
});
