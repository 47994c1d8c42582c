export const hubspotCopy = {
  /** Shown instead of HubSpot's form until the thank-you page loads. */
  inlineMessage: 'Thank you. We have your request. One moment, please.',
  failed: (message: string) => `Form loading error: ${message}`,
  reload: 'Reload Page',
} as const;
