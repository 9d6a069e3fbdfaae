import { useState } from 'react';
import { Button } from '../controls/button.tsx';
import { hint } from '../controls/hint.ts';
import { MoonIcon, ScreenIcon, SunIcon } from '../controls/icons.tsx';
import { chooseScheme, rememberedScheme, type Scheme } from '../style/scheme.ts';
import { shellCopy } from './copy.ts';

const NEXT: Record<Scheme, Scheme> = { auto: 'light', light: 'dark', dark: 'auto' };
const ICON = { auto: ScreenIcon, light: SunIcon, dark: MoonIcon };

/** Goes round light, dark and as the system has it. The browser remembers. */
export function SchemeSwitch() {
  const [scheme, setScheme] = useState(rememberedScheme);
  const Icon = ICON[scheme];
  function turn() {
    setScheme(NEXT[scheme]);
    chooseScheme(NEXT[scheme]);
  }
  return (
    <Button look="quiet" size="icon" {...hint(shellCopy.scheme[scheme])} onClick={turn}>
      <Icon />
    </Button>
  );
}
