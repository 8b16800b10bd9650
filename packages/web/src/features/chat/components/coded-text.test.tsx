import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CodedText } from './coded-text.tsx';

const dump = '0110722000000A800000';
const text = `What do (DE 39) = 05 and ${dump} mean in 14 days?`;

test('codes and dumps of a line are set as code, and the text stays as it was typed', () => {
  render(
    <button type="button">
      <CodedText>{text}</CodedText>
    </button>,
  );
  const button = screen.getByRole('button', { name: text });
  expect(button.textContent).toBe(text);
  expect(Array.from(button.querySelectorAll('span'), (code) => code.textContent)).toEqual(['DE 39', dump]);
});
