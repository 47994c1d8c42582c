/** Copy for the login form, which browsers load as a script. */
export const portalLogin = {
  lead: 'Your calendar, your statements and your next payment, in one place.',
  email: 'Email Address',
  emailMissing: 'Enter your email address.',
  emailInvalid: 'Enter an address like name@example.com.',
  password: 'Password',
  passwordMissing: 'Enter your password.',
  show: 'Show',
  hide: 'Hide',
  remember: 'Remember me',
  forgot: 'Forgot password?',
  submit: 'Access Portal',
  pending: 'Signing in...',
  preview:
    'This is a preview with sample data: it opens for anyone, and nothing you type here is checked or sent.',
  platform: 'Sign in on the owner platform',
  platformLead: 'Looking for your real account?',
  noScript: 'The preview needs JavaScript. The owner platform opens without it.',
  signOut: 'Sign out',
  signedOut: 'You are signed out.',
} as const;
