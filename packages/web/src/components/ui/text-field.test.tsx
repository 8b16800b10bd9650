import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TextField } from './text-field.tsx';

test('a hint describes the field', () => {
  render(<TextField label="Your Phone" hint="Digits only." />);
  expect(screen.getByLabelText('Your Phone')).toHaveAccessibleDescription('Digits only.');
  expect(screen.getByLabelText('Your Phone')).toBeValid();
});

test('an error takes the hint’s place and marks the field', () => {
  render(<TextField label="Your Phone" hint="Digits only." error="Too short." />);
  expect(screen.getByLabelText('Your Phone')).toHaveAccessibleDescription('Too short.');
  expect(screen.getByLabelText('Your Phone')).toBeInvalid();
});
