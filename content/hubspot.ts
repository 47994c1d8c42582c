/** What stands around HubSpot's forms. */
export const hubspotCopy = {
  /** Stands in the place of HubSpot's form until the thank-you page comes. */
  inlineMessage: 'Thank you. We have your request. One moment, please.',
  failed: (message: string) => `Form loading error: ${message}`,
  reload: 'Reload Page',
} as const;
