export const shortcutCopy = {
  open: 'Keyboard shortcuts',
  enabled: 'Use keyboard shortcuts',
  hint: 'Single keys, without Ctrl, Alt or Shift, and never while you type.',
  help: 'Show these keys',
  loadFailed: 'The list of keys could not be loaded.',
} as const;
