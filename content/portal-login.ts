/** The words of the login, which the browser gets too. */
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
    'This is a preview with sample data: anyone can open it, and nothing you type here is checked or sent.',
  platform: 'Sign in on the owner platform',
  platformLead: 'Looking for your real account?',
  noScript: 'The preview needs JavaScript. You can open the owner platform without it.',
  signOut: 'Sign out',
  signedOut: 'You’re signed out.',
} as const;
