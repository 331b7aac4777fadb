import type { CallName } from '@/contract/calls';
import type { CallReport, Finding, JourneyReport, JourneyStep, Result } from './report';

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

/**
 * The journeys, from what is known of their calls. `missed` is what an answer lacks that an earlier one has promised.
 * Without `writes` and `orders` the first journey only looks.
 */
export function journeyReports(
  calls: readonly CallReport[],
  missed: (call: CallName) => readonly Finding[],
  { writes, orders }: { writes: boolean; orders: boolean },
): JourneyReport[] {
  const left = [...(writes ? [] : ['addCart']), ...(orders ? [] : ['placeOrder'])];
  return journeys.map(({ name, steps }) => {
    const reports = steps.filter((call) => !left.includes(call)).map(stepOf);
    return { name, result: worst(reports), steps: reports };
  });

  function stepOf(call: CallName): JourneyStep {
    const { result = 'notTried', why } = calls.find((each) => each.call === call) ?? {};
    const findings = [...missed(call)];
    const worse = result === 'notTried' || findings.length === 0 ? result : 'broken';
    return { call, result: worse, ...(why !== undefined && { why }), findings };
  }
}

const fromWorst: readonly Result[] = ['broken', 'notTried', 'tolerated'];

function worst(steps: readonly JourneyStep[]): Result {
  return fromWorst.find((result) => steps.some((step) => step.result === result)) ?? 'fits';
}
