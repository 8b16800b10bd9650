import { expect, test } from 'vitest';
import { createGateway } from '../gateway.ts';
import { createOrder } from './create-order.ts';

test('beyond 5000 orders the oldest go, by every name they had', () => {
  const gateway = createGateway(
    { webhook: { url: null } },
    'http://localhost:3000',
    () => 'http://localhost:3001',
  );
  const make = (count: number) =>
    createOrder(gateway, {
      action: 'PURCHASE',
      amount: { currencyCode: 'AED', value: 100 },
      emailAddress: 'sara@example.test',
      merchantOrderReference: `sub-${count}`,
    });
  const first = make(0);
  for (let count = 1; count <= 5000; count += 1) make(count);
  expect(gateway.book.all()).toHaveLength(5000);
  expect(gateway.book.find(first.reference)).toBeUndefined();
  expect(gateway.book.findByCode(first.code)).toBeUndefined();
  expect(gateway.book.findByMerchantReference('sub-0')).toBeUndefined();
  expect(gateway.book.findByMerchantReference('sub-1')).toBeDefined();
});
