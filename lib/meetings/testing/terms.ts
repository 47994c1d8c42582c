/** The terms of a booking or a change where no limit is in the way. */
export const freeTerms = {
  targets: ['webhook'],
  mails: ['invitation'],
  told: () => [],
  networks: [],
};
