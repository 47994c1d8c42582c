import { expect, test } from 'vitest';
import { findHeader } from './find-columns';
import { splitRows } from './split-rows';

/** Finds the columns in names that are above a line of figures. */
function find(names: string) {
  const header = findHeader(splitRows(`${names}\n${names.replace(/[^\t,;]+/g, '7')}`));
  if (!header) throw new Error('No column names were found.');
  return header;
}

test.each([
  // Typed by hand, and copied from spreadsheets.
  ['Name\tBedrooms\tMiles\tNights\tRate', 'Name | Bedrooms | Miles | Nights | Rate'],
  ['NAME\tBEDROOMS\tMILES\tNIGHTS\tADR', 'NAME | BEDROOMS | MILES | NIGHTS | ADR'],
  [
    'Home;Bed rooms;Distance (mi);Nights booked;Nightly',
    'Home | Bed rooms | Distance (mi) | Nights booked | Nightly',
  ],
  ['Home\tBedrooms\tHow far\tNights\tA night', 'Home | Bedrooms | How far | Nights | A night'],
  ['Comp\tBR\tMi\tNights/yr\tAvg $/night', 'Comp | BR | Mi | Nights/yr | Avg $/night'],
  ['#\tProperty\tBDs\tBA\tMiles away\tDays sold\tADR', 'Property | BDs | Miles away | Days sold | ADR'],
  ['ADR\tNights\tMiles\tBedrooms\tHome', 'Home | Bedrooms | Miles | Nights | ADR'],
  ['Address,City,Bedrooms,Miles,Nights,Rate', 'Address | Bedrooms | Miles | Nights | Rate'],
  ['Name\tAddress\tBedrooms\tMiles\tNights\tRate', 'Name | Bedrooms | Miles | Nights | Rate'],
  ['Title\tSleeps\tBedrooms\tBeds\tDist.\tNights\tADR', 'Title | Bedrooms | Dist. | Nights | ADR'],
  [
    'Listing\tBedrooms\tDistance from subject (mi)\tNights in a year\tPrice per night',
    'Listing | Bedrooms | Distance from subject (mi) | Nights in a year | Price per night',
  ],
  // Figures of one year, and of a year before.
  ['Name\tBR\tMiles\tNights 2025\tADR 2025', 'Name | BR | Miles | Nights 2025 | ADR 2025'],
  ['Name\tBR\tMiles\t2025 Nights\t2025 ADR', 'Name | BR | Miles | 2025 Nights | 2025 ADR'],
  ['Name\tBR\tMiles\tLast year nights\tNights\tADR LY\tADR', 'Name | BR | Miles | Nights | ADR'],
  ['Name\tBR\tMiles\tADR STLY\tADR\tADR YoY\tNights', 'Name | BR | Miles | Nights | ADR'],
  [
    'Name\tBR\tMiles\tNights (last 12 months)\tADR (L12M)',
    'Name | BR | Miles | Nights (last 12 months) | ADR (L12M)',
  ],
  ['Name\tBR\tMiles\tNights¹\tADR²', 'Name | BR | Miles | Nights¹ | ADR²'],
  ['Name\tBR\tMiles\tNights L90D\tNights LTM\tADR', 'Name | BR | Miles | Nights LTM | ADR'],
  // Columns of another meaning to the left of ours.
  [
    'Name\tBR\tDistance to the beach (mi)\tMiles\tAvg length of stay (nights)\tNights\tADR',
    'Name | BR | Miles | Nights | ADR',
  ],
  ['Name\tBR\tMiles\tLead time (days)\tDays booked\tADR', 'Name | BR | Miles | Days booked | ADR'],
  [
    'Name\tBR\tMiles\tOwner nights\tBlocked nights\tGuest nights\tADR',
    'Name | BR | Miles | Guest nights | ADR',
  ],
  ['Name\tBR\tMiles\tAvailable nights\tNights\tRevPAR\tADR', 'Name | BR | Miles | Nights | ADR'],
  ['Name\tBR\tMiles\tTotal nights\tNights sold\tADR', 'Name | BR | Miles | Nights sold | ADR'],
  ['Name\tBR\tMiles\tNights per stay\tNights\tADR', 'Name | BR | Miles | Nights | ADR'],
  ['Name\tBR\tMiles\tNights\tOccupancy rate\tCleaning price\tRate', 'Name | BR | Miles | Nights | Rate'],
  ['Name\tBR\tMiles\tNights\tWeekend rate\tBase price\tPrice', 'Name | BR | Miles | Nights | Price'],
  ['Name\tBR\tMiles\tNights\tADR (native)\tADR (USD)', 'Name | BR | Miles | Nights | ADR (USD)'],
  ['Name\tBR\tMiles\tNights\tADR €\tADR $', 'Name | BR | Miles | Nights | ADR $'],
  ['Name\tBR\tMiles\tNights\tDaily revenue\tADR index\tMarket ADR\tADR', 'Name | BR | Miles | Nights | ADR'],
  ['Manager name\tHost name\tSubmarket name\tName\tBR\tMi\tNights\tADR', 'Name | BR | Mi | Nights | ADR'],
  [
    'Property manager\tProperty type\tProperty ID\tProperty\tBR\tMi\tNights\tADR',
    'Property | BR | Mi | Nights | ADR',
  ],
  ['Listing URL\tListing\tRating\tReviews\tBR\tMi\tNights\tADR', 'Listing | BR | Mi | Nights | ADR'],
  // Names as programs write them.
  [
    'listing_name\tbedrooms\tguests\tttm_occupancy\tttm_avg_rate\tdistance_mi\tttm_days_reserved\tl90d_days_reserved',
    'listing_name | bedrooms | distance_mi | ttm_days_reserved | ttm_avg_rate',
  ],
  [
    'listingName,bedroomCount,distanceMiles,nightsBooked,avgDailyRate',
    'listingName | bedroomCount | distanceMiles | nightsBooked | avgDailyRate',
  ],
  [
    'PropertyName,NumBRs,MilesAway,BookedNights,AvgADRUsd',
    'PropertyName | NumBRs | MilesAway | BookedNights | AvgADRUsd',
  ],
  [
    'NAME\tBedRooms\tMiles\tbooked_nights_365d\tadr_12m',
    'NAME | BedRooms | Miles | booked_nights_365d | adr_12m',
  ],
  [
    'name\tno_of_bedrooms\tdist_mi\tbooked-nights\tadr_usd',
    'name | no_of_bedrooms | dist_mi | booked-nights | adr_usd',
  ],
  [
    [
      'Property ID\tHost ID\tListing Title\tProperty Type\tCity\tAverage Daily Rate (USD)\tAverage Daily Rate (Native)',
      'Annual Revenue LTM (USD)\tOccupancy Rate LTM\tNumber of Bookings LTM\tBedrooms\tBathrooms\tMax Guests',
      'Response Rate\tCleaning Fee (USD)\tPublished Nightly Rate (USD)\tPublished Monthly Rate (USD)\tMinimum Stay',
      'Count Reservation Days LTM\tCount Available Days LTM\tCount Blocked Days LTM\tListing URL\tDistance (mi)',
    ].join('\t'),
    'Listing Title | Bedrooms | Distance (mi) | Count Reservation Days LTM | Average Daily Rate (USD)',
  ],
  [
    'Listing Name\tUnit Bedrooms\tBedrooms\tMiles\tPaid Occupancy %\tNights Sold\tOwner Nights\tADR\tADR STLY\tRevPAR',
    'Listing Name | Bedrooms | Miles | Nights Sold | ADR',
  ],
  // The first column often has no name.
  ['\tBedrooms\tMiles\tNights\tADR', ' | Bedrooms | Miles | Nights | ADR'],
])('%j', (names, used) => {
  const header = findHeader(splitRows(`${names}\nCondo\t2\t1\t88\t300`));
  expect(header?.questions).toEqual([]);
  expect(header?.places.map((place) => header.row.cells[place]).join(' | ')).toBe(used);
});

test.each([
  [
    'Name\tBR\tMiles\tNights\tADR\tAverage nightly rate',
    'rate',
    'nightly rate: “ADR” (column 5) or “Average nightly rate” (column 6)? Delete the other column.',
  ],
  ['Name\tBR\tMiles\tNights\tADR\tNights\tADR', 'nights rate', '“Nights” (column 4) or “Nights” (column 6)'],
  ['Name\tBR\tMiles\tNights 2024\tNights 2025\tADR', 'nights', '“Nights 2024” (column 4) or “Nights 2025”'],
  ['Listing title\tProperty name\tBR\tMiles\tNights\tADR', 'name', 'Which of these is the name'],
  ['Name\tBR\tBedrooms\tBedroom count\tMiles\tNights\tADR', 'bedrooms', 'Delete the other columns.'],
  ['Name\tBR\tMiles\tDistance (mi)\tNights\tADR', 'miles', 'Which of these is the distance'],
  ['Name\tBedrooms\tGuests\tNights\tADR', 'miles', 'The distance is missing. Name its column “Miles”.'],
  ['Name\tBedrooms\tBaths\tNights\tADR', 'miles', 'The distance is missing.'],
  [
    'Name\tSleeps\tMiles\tNights\tADR',
    'bedrooms',
    'The number of bedrooms is missing. Name its column “Bedrooms”.',
  ],
  ['Name\tBedrooms\tMiles\tNights\tRevPAR', 'rate', 'The nightly rate is missing.'],
  ['Name\tBedrooms\tMiles\tNights\tStars', 'rate', 'The nightly rate is missing.'],
  [
    'Name\tBedrooms\tMiles\tNights\tADR (native)',
    'rate',
    'We left out “ADR (native)”, which may be something else.',
  ],
  ['Name\tBedrooms\tMiles\tNights\tADR last year', 'rate', 'We left out “ADR last year”'],
  ['Name\tBedrooms\tMiles to the Gulf\tNights\tADR', 'miles', 'We left out “Miles to the Gulf”'],
  ['Name\tBedrooms\tDistance (m)\tNights\tADR', 'miles', 'We left out “Distance (m)”'],
  ['Name\tBedrooms\tMiles\tAvg nights per stay\tADR', 'nights', 'We left out “Avg nights per stay”'],
  ['Name\tBedrooms\tMiles\tTotal days\tADR', 'nights', 'The number of nights is missing.'],
  ['Manager\tBedrooms\tMiles\tNights\tADR', 'name', 'The name is missing.'],
  // Figures of different years, or of last year.
  ['Name\tBR\tMiles\tNights 2019\tADR 2025', 'nights', 'Are “Nights 2019” and “ADR 2025” of the same'],
  ['Name\tBR\tMiles\tNights Sold 2023\tADR LTM', 'nights', 'Are “Nights Sold 2023” and “ADR LTM” of'],
  ['Name\tBR\tMiles\tnights_2023\tadr_12m', 'nights', 'Are “nights_2023” and “adr_12m” of'],
  ['Bedrooms\tMiles\tNights\tADR', 'name', 'The name is missing. Name its column “Name”.'],
  ['\tBedrooms\tMiles\tNights\tADR', 'name', 'The name is missing.'],
])('asks about %j', (names, asked, message) => {
  const { questions } = find(names);
  expect(questions.map(({ column }) => column).join(' ')).toBe(asked);
  expect(questions[0]?.message).toContain(message);
});

test.each([
  [
    'rate',
    ['Price/yr', 'Annual Rate', 'Rate per year', 'Yearly price', 'Average Rent Price', 'Rent Rate', 'Cost'],
  ],
  ['nights', ['Nights of reservation', 'Nights per reservation', 'Days', 'Number of Days', 'Days per year']],
  ['bedrooms', ['Beds', 'Number of beds', 'Bed count', 'Bed']],
])('asks about the %s that may be something else: %j', (column, names) => {
  for (const name of names) {
    const plain = { bedrooms: 'BR', nights: 'Nights', rate: 'ADR', [column]: name };
    const { questions } = find(`Name\t${plain.bedrooms}\tMiles\t${plain.nights}\t${plain.rate}`);
    expect(questions).toMatchObject([{ column, message: expect.stringContaining('is missing') }]);
  }
});

test.each([
  'Distance (km)',
  'distance_km',
  'km',
  'KM away',
  'distanceKm',
  'Kilometres',
  'Distance (ft)',
  'Drive (min)',
])('%s is not in miles', (name) => {
  const { questions } = find(`Name\tBR\t${name}\tNights\tADR`);
  expect(questions).toMatchObject([
    { column: 'miles', message: expect.stringContaining('Name its column “Miles”') },
  ]);
});

test.each([
  ['Occupancy (%)', '58', '58%', 212],
  ['Occ.', '58%', '58%', 212],
  ['ttm_occupancy', '0.58', '58%', 212],
  ['Occupancy Rate LTM', '24,2 %', '24.2%', 88],
])('%s is an occupancy and no nights: %s', (name, cell, share, nights) => {
  const row = `Condo\t2\t1\t${cell}\t300`;
  const [question] = findHeader(splitRows(`Name\tBR\tMiles\t${name}\tADR\n${row}`))?.questions ?? [];
  expect(question?.message).toContain(`We left out “${name}”, which may be something else.`);
  expect(question?.message).toContain(
    `Put the booked nights instead: ${share} of a whole year is ${nights}.`,
  );
  expect(find(`Name\tBR\tMiles\t${name}\tNights\tADR`).questions).toEqual([]);
});

test.each([
  ['a title', 'Comps near Harbor Row\n'],
  ['a title with commas and an empty line', 'Comps near Harbor Row, Destin, FL\n\n'],
  ['a row of groups', 'Comps\t\tLast 12 months\t\t\n'],
  ['a row of more groups', 'Property\tLocation\tPerformance\tPricing\n'],
  ['a date and a number', 'Exported\t11/28/2026\nHomes\t6\n'],
])('finds the column names below %s', (_, above) => {
  const header = findHeader(splitRows(`${above}Name\tBedrooms\tMiles\tNights\tADR\nCondo\t2\t1\t88\t300`));
  expect(header).toMatchObject({ questions: [], row: { number: above.split('\n').length } });
});

test.each([
  'Condo\t2\t1\t88\t300',
  'Home\t3 bedrooms\t0.4 miles\t196 nights\t$341 per night',
  'Condo, 2, 1, 88, 300',
  'Nest\tStudio\t0\t365\t20',
])('takes no home for column names: %j', (home) => {
  expect(findHeader(splitRows(home))).toBeNull();
});

test.each([
  ['\t\t\tLast year\tLast year', 'Are “Last year Nights” and “Last year ADR” of the same, latest year?'],
  ['\t\t\tPrevious year\t', 'Are “Previous year Nights” and “Previous year ADR” of'],
  ['Comps\t\t\tLY\tLY', 'Are “LY Nights” and “LY ADR” of'],
  ['\t\t\t2024\t2025', 'Are “2024 Nights” and “2025 ADR” of'],
  ['\t\t\tLast 12 months\tTTM', undefined],
  // Figures of less than a year
  ['\t\t\tLast 30 days\t', 'Are “Last 30 days Nights” and “Last 30 days ADR” of'],
  ['\t\t\tLTM\tNext 30 days', 'Are “LTM Nights” and “Next 30 days ADR” of'],
  ['\t\t\tL90D', 'Are “L90D Nights” and'],
  ['\t\t\tYTD', 'Are “YTD Nights” and'],
  ['\t\t\tThis month', 'Are “This month Nights” and'],
  ['\t\t\tJan–Jun', 'Are “Jan–Jun Nights” and'],
  ['\t\t\tPeak season', 'Are “Peak season Nights” and'],
  ['Report, Jul 1 - Jul 31, 2026\nDestin, FL', 'Are “Report, Jul 1 - Jul 31, 2026 Nights” and'],
  ['06/01/2026 - 06/30/2026', 'Are “06/01/2026 - 06/30/2026 Nights” and'],
  ['July 2026', 'Are “July 2026 Nights” and'],
  ['Year to date', 'Are “Year to date Nights” and'],
  ['Last six months', 'Are “Last six months Nights” and'],
  ['Winter season 2025/26', 'Are “Winter season 2025/26 Nights” and'],
  ['Forward looking', 'Are “Forward looking Nights” and'],
  ['5/1/26 to 8/31/26', 'Are “5/1/26 to 8/31/26 Nights” and'],
  ['2026-05-01 to 2026-08-31', 'Are “2026-05-01 to 2026-08-31 Nights” and'],
  ['Comps near May Street, Jul 31, 2026', undefined],
  ['Exported 11/28/2026\tlast 12 months', undefined],
  ['Comps 2026\t\t\tLTM', undefined],
  ['\t\t\t2025', undefined],
])('asks about the years in the row of groups %j', (groups, message) => {
  const rows = splitRows(`${groups}\nName\tBR\tMiles\tNights\tADR\nCondo\t2\t1\t88\t300`);
  const [question] = findHeader(rows)?.questions ?? [];
  if (message) expect(question?.message).toContain(message);
  else expect(question).toBeUndefined();
});

test.each([
  ['Month', 'Jul 2026', true],
  ['reporting_month', '2026-07-01', true],
  ['Created date', 'Jul 2019', false],
  ['Period', 'Last 90 days', true],
  ['Period', 'Last 12 months', false],
  ['Date', '2026-07', true],
  ['Date range', 'Jun 1 - Aug 31', true],
  ['Time frame', '45 days', true],
  ['Season', 'Summer', true],
  ['Quarter', 'Q3', true],
  ['Month', '7', true],
  ['As of', '11/28/2026', false],
  ['Notes', 'Closed in Jan', false],
])('asks about the year beside a column %s with %s: %s', (name, cell, isAsked) => {
  const rows = splitRows(`Name\t${name}\tBR\tMiles\tNights\tADR\nCondo\t${cell}\t2\t1\t28\t300`);
  const [question] = findHeader(rows)?.questions ?? [];
  expect(question?.message.includes('of the same, latest year?')).toBe(isAsked || undefined);
});

test('finds the column names below a row of years, which isn’t a home', () => {
  const names = 'Name\tBR\tMiles\tNights\tADR\tNights\tADR';
  const header = findHeader(splitRows(`\t\t\t2024\t\t2025\n${names}\nCondo\t2\t1\t88\t300\t90\t310`));
  expect(header?.row.number).toBe(2);
  expect(header?.questions.map(({ column }) => column)).toEqual(['nights', 'rate']);
});
