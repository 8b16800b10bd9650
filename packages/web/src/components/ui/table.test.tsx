import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Table } from './table.tsx';

test('a table is a stop of the keyboard while it scrolls, and only then', () => {
  render(
    <Table caption="Amounts">
      <tbody>
        <tr>
          <td>AED 99.00</td>
        </tr>
      </tbody>
    </Table>,
  );
  const region = screen.getByRole('region', { name: 'Amounts' });
  expect(region).not.toHaveAttribute('tabindex');
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(400);
  fireEvent(window, new Event('resize'));
  expect(region).toHaveAttribute('tabindex', '0');
});
