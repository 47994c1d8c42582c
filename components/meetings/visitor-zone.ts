/** The time zone that the visitor's device is set to. */
export const visitorZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
