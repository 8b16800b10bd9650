import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { Tabs } from './tabs.tsx';

const Example = () => {
  const [selected, setSelected] = useState('one');
  const tabs = ['one', 'two', 'three'].map((id) => ({
    id,
    label: `Tab ${id}`,
    panel: <input aria-label={`Field ${id}`} />,
  }));
  return <Tabs label="Numbers" tabs={tabs} selected={selected} onSelect={setSelected} />;
};

const tab = (id: string) => screen.getByRole('tab', { name: `Tab ${id}` });

beforeEach(() => {
  render(<Example />);
});

test('a click selects a tab and shows its panel only', async () => {
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Tab one');
  await userEvent.click(tab('two'));
  expect(tab('two')).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Tab two');
  expect(screen.queryByLabelText('Field three')).toBeNull();
});

test('the arrow keys, Home and End select and focus; one stop of the Tab key leads to the panel', async () => {
  await userEvent.tab();
  expect(tab('one')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(tab('three')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(tab('two')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(tab('one')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{End}');
  await userEvent.tab();
  expect(screen.getByLabelText('Field three')).toHaveFocus();
});

test('what is typed in a panel is there when one comes back', async () => {
  await userEvent.type(screen.getByLabelText('Field one'), 'kept');
  await userEvent.click(tab('two'));
  await userEvent.click(tab('one'));
  expect(screen.getByLabelText('Field one')).toHaveValue('kept');
});
