import { nextTheme, useTheme } from '../../lib/theme.ts';
import { IconButton } from './icon-button.tsx';
import { MoonIcon, SunIcon, SystemIcon } from './icons.tsx';

const icons = { light: SunIcon, dark: MoonIcon, system: SystemIcon };
const names = { light: 'light', dark: 'dark', system: 'as the system' };

/** Steps through the themes: as the system, light, dark. */
export const ThemeSwitch = () => {
  const [theme, setTheme] = useTheme();
  const Icon = icons[theme];
  return (
    <IconButton
      label={`Theme: ${names[theme]}. Switch to ${names[nextTheme(theme)]}`}
      onClick={() => setTheme(nextTheme(theme))}
    >
      <Icon />
    </IconButton>
  );
};
