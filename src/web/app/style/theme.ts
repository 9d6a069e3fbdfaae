import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

/** The company's green, #284E4C, with its lighter and darker neighbours. */
const pine: MantineColorsTuple = [
  '#eef5f3',
  '#d9e8e4',
  '#b5d2cb',
  '#8dbab1',
  '#66a095',
  '#47857b',
  '#346a64',
  '#284e4c',
  '#1f3f3d',
  '#152c2b',
];

/** Mantine's greys of the dark scheme, from ink to ground, in deep green-black. */
const night: MantineColorsTuple = [
  '#f3eedf',
  '#d5d9cf',
  '#adb8b1',
  '#8d9a93',
  '#71827b',
  '#2c3c38',
  '#182623',
  '#14211f',
  '#0f1a18',
  '#0a1311',
];

export const theme = createTheme({
  primaryColor: 'pine',
  primaryShade: { light: 7, dark: 3 },
  colors: { pine, dark: night },
  fontFamily: 'var(--font-sans)',
  defaultRadius: 'var(--radius-small)',
  respectReducedMotion: true,
  components: {
    Select: {
      defaultProps: {
        allowDeselect: false,
        checkIconPosition: 'right',
        maxDropdownHeight: 320,
        // A closed list is not in the page: else every label would name two things.
        comboboxProps: {
          keepMounted: false,
          transitionProps: { duration: 100, transition: 'fade' },
          shadow: 'md',
        },
      },
    },
    Tooltip: {
      defaultProps: {
        transitionProps: { duration: 100 },
        openDelay: 250,
        // Tooltips explain to the keyboard too.
        events: { hover: true, focus: true, touch: false },
      },
    },
  },
});

/** Mantine's colours from the shared tokens, which know light and dark by themselves. */
const colours = {
  '--mantine-color-body': 'var(--color-raised)',
  '--mantine-color-text': 'var(--color-ink)',
  '--mantine-color-bright': 'var(--color-ink)',
  '--mantine-color-dimmed': 'var(--color-quiet)',
  '--mantine-color-placeholder': 'var(--color-quiet)',
  '--mantine-color-error': 'var(--color-failed)',
  '--mantine-color-anchor': 'var(--color-brand)',
  '--mantine-color-default': 'var(--color-raised)',
  '--mantine-color-default-hover': 'var(--color-hover)',
  '--mantine-color-default-color': 'var(--color-ink)',
  '--mantine-color-default-border': 'var(--color-edge)',
  '--mantine-color-disabled': 'var(--color-surface)',
  '--mantine-color-disabled-color': 'var(--color-quiet)',
  '--mantine-color-disabled-border': 'var(--color-line)',
};

export const colourVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: colours,
  dark: colours,
});
