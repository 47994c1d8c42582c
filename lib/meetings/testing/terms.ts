/** Terms of a booking or a change without effective limits. */
export const freeTerms = {
  targets: ['webhook'],
  mails: ['invitation'],
  told: () => [],
  networks: [],
};
