import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useState } from 'react';
import { Button } from '../controls/button.tsx';
import { tooltip } from '../controls/tooltip.ts';
import { chooseScheme, rememberedScheme, type Scheme } from '../style/scheme.ts';
import { shellCopy } from './copy.ts';

const NEXT: Record<Scheme, Scheme> = { auto: 'light', light: 'dark', dark: 'auto' };
const ICON = { auto: Monitor, light: Sun, dark: Moon };

/** Switches between the system's colours, light and dark. The browser stores the choice. */
export function SchemeSwitch() {
  const [scheme, setScheme] = useState(rememberedScheme);
  const Icon = ICON[scheme];
  function switchScheme() {
    setScheme(NEXT[scheme]);
    chooseScheme(NEXT[scheme]);
  }
  return (
    <Button look="quiet" size="icon" {...tooltip(shellCopy.scheme[scheme])} onClick={switchScheme}>
      <Icon />
    </Button>
  );
}
