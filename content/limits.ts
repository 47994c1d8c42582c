/** Limits that our code keeps and our copy states. Islands load this file. */
export const limits = {
  /** How many homes visitors can save and compare. */
  savedHomes: 6,
  /** How many calls one person can have booked. */
  upcomingCalls: 3,
  /** Characters of the office's notes, and of what it writes in an analysis. */
  note: 500,
  analysis: { what: 80, why: 300, effort: 60, line: 500 },
  /** How many days an analysis can be opened after it was last sent. */
  analysisDays: 180,
} as const;
