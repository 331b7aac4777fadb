import type { CallName } from '@/contract/calls';
import { type CallReport, type JourneyReport, type JourneyStep, type Result, resultOf } from './report';

/** What a shopper does over several calls. Each one uses what the ones before it gave. */
const journeys: readonly { name: string; steps: readonly CallName[] }[] = [
  {
    name: 'From the login to an order',
    steps: [
      ...(['getOtp', 'loginCustomer', 'getMerchantDetails', 'getProductList', 'getProductDetails'] as const),
      ...(['addCart', 'getCart', 'placeOrder', 'getCustomerOrderDetails'] as const),
    ],
  },
  {
    name: 'From a bill to its points',
    steps: [
      'submitBill',
      'getBillSummary',
      'getSubmitBillDetailsMonthwise',
      'getEarnRedeemPointDetailsMonthWise',
    ],
  },
  {
    name: 'From the directory to a floor plan',
    steps: [
      ...(['getStoreLocations', 'getStoreLocatorBrandDetails', 'getStoreProfileDetails'] as const),
      ...(['getStoreLocatorFloorCatDetails', 'getMallLayout'] as const),
    ],
  },
];

/** The journeys, from what is known of their calls. Without `writes` and `orders` the first one only looks. */
export function journeyReports(
  calls: readonly CallReport[],
  { writes, orders }: { writes: boolean; orders: boolean },
): JourneyReport[] {
  const left = [...(writes ? [] : ['addCart']), ...(orders ? [] : ['placeOrder'])];
  return journeys.map(({ name, steps }) => {
    const reports = steps
      .filter((call) => !left.includes(call))
      .map((call): JourneyStep => {
        const { result, why, findings } = calls.find((each) => each.call === call) ?? {
          result: 'notTried',
          findings: [],
        };
        return { call, result, ...(why !== undefined && { why }), findings };
      });
    return { name, result: worst(reports), steps: reports };
  });
}

function worst(steps: readonly JourneyStep[]): Result {
  const result = resultOf(steps.flatMap(({ findings }) => findings));
  return result !== 'broken' && steps.some((step) => step.result === 'notTried') ? 'notTried' : result;
}
