/** The texts of the sign-in page. */
export const signInCopy = {
  title: 'Manager Portal',
  subtitle: 'Sign in to access the reviews dashboard',
  username: 'Username',
  password: 'Password',
  submit: 'Sign In',
  submitting: 'Signing in...',
  clear: 'Clear',
  empty: 'Please enter both username and password',
  failed: 'Signing in failed. Try again.',
  demoTitle: 'Demo credentials',
  demoUse: 'Fill in',
  motto: 'Read every review. Decide what the public sees.',
} as const;
