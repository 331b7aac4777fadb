import { createFileRoute } from '@tanstack/react-router';
import { ProductScreen } from '@/features/redeem/product/product-screen';

export const Route = createFileRoute('/_customer/product/$id')({
  staticData: { tab: 'redeem' },
  beforeLoad: ({ location }) => ({ known: location.state.product }),
  component: ProductScreen,
});
