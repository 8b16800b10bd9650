import { expect, test } from 'vitest';
import { gradientDirection } from './gradient-direction.ts';

test.each([
  '/',
  '/price',
  '/policy',
  '/terms',
  '/guidelines',
  '/topicsupport',
  '/contact',
  '/about',
  '/paymentredirect',
  '/price/',
  '/Price',
  '/ABOUT/',
])('the gradient runs forward on %s', (route) => expect(gradientDirection(route)).toBe('forward'));

test.each(['/home2', '/home3', '/nowhere', '/price/more'])('the gradient runs backward on %s', (route) =>
  expect(gradientDirection(route)).toBe('backward'),
);
