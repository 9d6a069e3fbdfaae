import { type MantineColorScheme, Tooltip, useMantineColorScheme } from '@mantine/core';
import { Button } from '../controls/button.tsx';
import { MoonIcon, ScreenIcon, SunIcon } from '../controls/icons.tsx';
import { shellCopy } from './copy.ts';

const NEXT: Record<MantineColorScheme, MantineColorScheme> = { auto: 'light', light: 'dark', dark: 'auto' };
const ICON = { auto: ScreenIcon, light: SunIcon, dark: MoonIcon };

/** Goes round light, dark and as the system has it. The browser remembers. */
export function SchemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const Icon = ICON[colorScheme];
  const name = shellCopy.scheme[colorScheme];
  return (
    <Tooltip label={name}>
      <Button look="quiet" size="icon" aria-label={name} onClick={() => setColorScheme(NEXT[colorScheme])}>
        <Icon />
      </Button>
    </Tooltip>
  );
}
