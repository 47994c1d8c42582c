const ics = (...lines: string[]) => [...lines, ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];

/** Calendars as these programs export them, and the nights that each takes. Text matching `secrets` must not leak. */
export const exportedFeeds = {
  Airbnb: {
    text: ics(
      ...['BEGIN:VCALENDAR', 'PRODID;X-RICAL-TZSOURCE=TZINFO:-//Airbnb Inc//Hosting Calendar 0.8.8//EN'],
      ...['CALSCALE:GREGORIAN', 'VERSION:2.0'],
      ...event(
        'DTEND;VALUE=DATE:20270619',
        'DTSTART;VALUE=DATE:20270612',
        'UID:1418fb94e984-00000000000000000000000000000001@airbnb.com',
        'DESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reservations/d',
        ' etails/HMSECRET01\\nPhone Number (Last 4 Digits): 4711',
        'SUMMARY:Reserved',
      ),
      // A night blocked to prepare the home.
      ...event(
        'DTEND;VALUE=DATE:20270620',
        'DTSTART;VALUE=DATE:20270619',
        'UID:7f3e8a1c9d2b-00000000000000000000000000000002@airbnb.com',
        'SUMMARY:Airbnb (Not available)',
      ),
      'END:VCALENDAR',
    ),
    nights: '06-12 to 06-20',
  },
  Vrbo: {
    text: ics(
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'CALSCALE:GREGORIAN', 'PRODID:-//HomeAway.com, Inc.//EN'],
      ...event(
        'UID:6f49cda7-479e-454b-a6a3-000000000003',
        'DTSTAMP:20261126T195526Z',
        'DTSTART;VALUE=DATE:20270626',
        'DTEND;VALUE=DATE:20270703',
        'SUMMARY:Reserved - Secretname',
      ),
      ...event('UID:4', 'DTSTART;VALUE=DATE:20270710', 'DTEND;VALUE=DATE:20270710', 'SUMMARY:Blocked'),
      'END:VCALENDAR',
    ),
    nights: '06-26 to 07-03, 07-10 to 07-11',
  },
  'Booking.com': {
    text: ics(
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//admin.booking.com//EN', 'CALSCALE:GREGORIAN'],
      'METHOD:PUBLISH',
      ...event(
        'UID:6f3c8c1a2b9e4d7f8e0a000000000005@booking.com',
        'DTSTAMP:20261126T101500Z',
        'DTSTART;VALUE=DATE:20270712',
        'DTEND;VALUE=DATE:20270718',
        'SUMMARY:CLOSED - Not available',
      ),
      'END:VCALENDAR',
    ),
    nights: '07-12 to 07-18',
  },
  Guesty: {
    text: ics(
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//guesty//calendar//EN', 'X-WR-CALNAME:Sea Oat Cottage'],
      ...event(
        'UID:5f2c-0006@guesty.com',
        'DTSTART;VALUE=DATE:20270503',
        'DTEND;VALUE=DATE:20270506',
        'SUMMARY:Guesty: Secretname (4 guests)',
        'TRANSP:TRANSPARENT',
      ),
      ...event('UID:7', 'DTSTART;VALUE=DATE:20270508', 'DTEND;VALUE=DATE:20270510', 'STATUS:CANCELLED'),
      'END:VCALENDAR',
    ),
    nights: '05-03 to 05-06',
  },
  // OwnerRez writes the times of arrival and departure.
  OwnerRez: {
    text: ics(
      ...['BEGIN:VCALENDAR', 'PRODID:-//OwnerRez//Bookings//EN', 'VERSION:2.0'],
      ...event(
        'UID:orb0008@ownerrez.com',
        'DTSTART;TZID=America/Chicago:20270612T160000',
        'DTEND;TZID=America/Chicago:20270619T100000',
        'SUMMARY:Secretname Booking',
      ),
      // A visit of the cleaners in the daytime, which takes no night.
      ...event('UID:9', 'DTSTART;TZID=America/Chicago:20270621T100000', 'DURATION:PT4H'),
      'END:VCALENDAR',
    ),
    nights: '06-12 to 06-19',
  },
  Hostaway: {
    text: ics(
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Hostaway//Reservations//EN', 'METHOD:PUBLISH'],
      ...event(
        'UID:hostaway-0010',
        'DTSTART:20270820T210000Z',
        'DTEND:20270823T150000Z',
        'SUMMARY:Reservation of Secretname',
      ),
      'END:VCALENDAR',
    ),
    nights: '08-20 to 08-23',
  },
  Google: {
    text: ics(
      ...['BEGIN:VCALENDAR', 'PRODID:-//Google Inc//Google Calendar 70.9054//EN', 'VERSION:2.0'],
      ...['CALSCALE:GREGORIAN', 'METHOD:PUBLISH', 'X-WR-TIMEZONE:America/Chicago'],
      ...event(
        'DTSTART;VALUE=DATE:20270903',
        'DTEND;VALUE=DATE:20270907',
        'UID:0011@google.com',
        'SUMMARY:Owner: Secretname',
        'TRANSP:TRANSPARENT',
      ),
      // Three Mondays in October, of which the second is canceled: one night each.
      ...event(
        'DTSTART;VALUE=DATE:20271004',
        'DTEND;VALUE=DATE:20271005',
        'RRULE:FREQ=WEEKLY;COUNT=3',
        'EXDATE;VALUE=DATE:20271011',
        'UID:0012@google.com',
      ),
      'END:VCALENDAR',
    ),
    nights: '09-03 to 09-07, 10-04 to 10-05, 10-18 to 10-19',
  },
  Outlook: {
    text: ics(
      ...['BEGIN:VCALENDAR', 'METHOD:PUBLISH', 'PRODID:Microsoft Exchange Server 2010', 'VERSION:2.0'],
      ...event(
        'UID:040000008200E00074C5B7101A82E00800000013',
        'SUMMARY:Secretname family',
        'DTSTART;TZID=Central Standard Time:20270115T150000',
        'DTEND;TZID=Central Standard Time:20270118T110000',
        'X-MICROSOFT-CDO-BUSYSTATUS:FREE',
        'TRANSP:TRANSPARENT',
      ),
      'END:VCALENDAR',
    ),
    nights: '01-15 to 01-18',
  },
  Apple: {
    text: ics(
      ...['BEGIN:VCALENDAR', 'CALSCALE:GREGORIAN', 'PRODID:-//Apple Inc.//macOS 26.1//EN', 'VERSION:2.0'],
      // These times have no time zone. The second event is in the evening, and takes a night. The third is in the
      // afternoon, and does not.
      ...event('UID:0014', 'DTSTART:20270301T170000', 'DTEND:20270304T090000', 'SUMMARY:Secretname'),
      ...event('UID:0015', 'DTSTART:20270310T180000', 'DTEND:20270310T210000'),
      ...event('UID:0016', 'DTSTART:20270312T130000', 'DTEND:20270312T160000'),
      'END:VCALENDAR',
    ),
    nights: '03-01 to 03-04, 03-10 to 03-11',
  },
};

/** Matches text in the feeds that must not leave the server. */
export const secrets = /secretname|HMSECRET01|4711|Reserved|airbnb\.com|private/i;
