import { expect, test, vi } from 'vitest';
import { storedValues } from './stored-values.ts';

test('a value is kept in local storage under its key', () => {
  storedValues.set('otpMsg', 'A code was sent.');
  expect(localStorage.getItem('otpMsg')).toBe('A code was sent.');
  storedValues.remove('otpMsg');
  expect(storedValues.get('otpMsg')).toBeNull();
});

test('subscribers hear of changes here and in other tabs until they leave', () => {
  const heard = vi.fn();
  const leave = storedValues.subscribe(heard);
  storedValues.set('name', 'Aisha');
  storedValues.remove('name');
  dispatchEvent(new StorageEvent('storage', { key: 'name' }));
  expect(heard).toHaveBeenCalledTimes(3);
  leave();
  storedValues.set('name', 'Aisha');
  expect(heard).toHaveBeenCalledTimes(3);
});

test('where storage is refused a value lasts as long as the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError');
  });
  storedValues.set('name', 'Aisha');
  expect(storedValues.get('name')).toBe('Aisha');
  storedValues.remove('name');
  expect(storedValues.get('name')).toBeNull();
});
