/** The settings of a site with Contentful, for tests that mock lib/platform/env. The tests set the hosts. */
export const env = {
  LOG_LEVEL: 'info',
  SITE_URL: 'http://localhost:3000',
  CONTENTFUL_SPACE_ID: 'seaoats' as string | undefined,
  CONTENTFUL_ENVIRONMENT: 'master',
  CONTENTFUL_ACCESS_TOKEN: 'delivery-token',
  CONTENTFUL_HOST: 'http://127.0.0.1',
  CONTENTFUL_PREVIEW_TOKEN: 'preview-token',
  CONTENTFUL_PREVIEW_HOST: 'http://127.0.0.1',
  CONTENTFUL_IMAGE_HOSTS: [] as string[],
  VISION_ALLOWED_HOSTS: [] as string[],
};
