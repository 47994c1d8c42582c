/** Copy for editors whose preview can't be opened; `messages` by error code. */
export const previewProblems = {
  title: 'This preview did not open',
  back: 'Go to the blog',
  messages: {
    'not-configured':
      'Previews are not set up yet: set REVALIDATE_SECRET on the server and restart the site.',
    unauthorized:
      'The secret in the preview address is missing or wrong. In Contentful, open Settings > Content preview and enter the REVALIDATE_SECRET of this site.',
    'not-found':
      'No blog post or home has this entry id or slug. The entry may be deleted, be of another content type, or have no title yet. Drafts open only if CONTENTFUL_PREVIEW_TOKEN is set on the server.',
    'content-service': 'Contentful could not be reached. Wait a minute, then open the preview again.',
    'too-many-requests': 'Too many previews were opened at once. Wait a minute, then try again.',
  },
} as const;
