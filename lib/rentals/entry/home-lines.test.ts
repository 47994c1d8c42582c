import { expect, test } from 'vitest';
import { rentalPage } from '@/content/rental-pages';
import { parseAmenities, parseBedLine, parseFeeLine, parseRuleLine } from './home-lines';

test.each([
  ['Cleaning: $180 a stay', { label: 'Cleaning', price: 180, per: 'stay' }],
  ['Cleaning – $ 180 a stay', { label: 'Cleaning', price: 180, per: 'stay' }],
  ['Cleaning fee: $180', { label: 'Cleaning fee', price: 180, per: 'stay' }],
  ['Resort fee $25 per night', { label: 'Resort fee', price: 25, per: 'night' }],
  ['Linens - 1,060.50/stay', { label: 'Linens', price: 1060.5, per: 'stay' }],
  ['Pool heat = $40/night', { label: 'Pool heat', price: 40, per: 'night' }],
  ['Cleaning ($180)', { label: 'Cleaning', price: 180, per: 'stay' }],
  ['Daily cleaning: $90', { fault: expect.stringContaining('needs “a stay” or “a night”') }],
  ['Mid-stay cleaning: $90', { fault: expect.stringContaining('needs “a stay” or “a night”') }],
  ['Cleaning per night: $90', { fault: expect.stringContaining('needs “a stay” or “a night”') }],
  ['Refundable damage hold: $500 a stay', { fault: expect.stringContaining('“hold”') }],
  ['Cleaning: $180 (one-time)', { label: 'Cleaning', price: 180, per: 'stay' }],
  ['Linens: $15 per person', { fault: '“per person” is not “a stay” or “a night”' }],
  ['Booking fee: 6%', { fault: 'it needs one amount in dollars' }],
  ['Cleaning: $150 to $250', { fault: 'it needs one amount in dollars' }],
  ['Resort fee: $25', { fault: 'it needs “a stay” or “a night” at its end' }],
  ['Cleaning: €180', { fault: 'it needs one amount in dollars' }],
  ['Pet fee: $100 a stay', { fault: expect.stringContaining('field petFee') }],
  ['Pool heat (optional): $40/night', { fault: expect.stringContaining('“optional”') }],
  ['Security deposit: $500 a stay', { fault: expect.stringContaining('“deposit”') }],
  ['Discount: -$50 a stay', { fault: expect.stringContaining('“Discount”') }],
  ['Cleaning', { fault: 'it needs one amount in dollars' }],
  ['$180', { fault: 'it needs a name before the amount' }],
])('reads the fee "%s"', (line, fee) => {
  expect(parseFeeLine(line)).toEqual(fee);
});

test.each([
  ['Bedroom 1: king, own bath', { name: 'Bedroom 1', beds: ['king'], note: 'own bath' }],
  [
    'Bunk room: 2 twin bunks (for children)',
    { name: 'Bunk room', beds: ['bunk', 'bunk'], note: 'for children' },
  ],
  ['Master - King Bed', { name: 'Master', beds: ['king'] }],
  ['Bedroom 3 – Two Twins', { name: 'Bedroom 3', beds: ['twin', 'twin'] }],
  ['Bedroom 2: 1 Queen + 2x twin', { name: 'Bedroom 2', beds: ['queen', 'twin', 'twin'] }],
  ['Loft: full and twin, low ceiling', { name: 'Loft', beds: ['full', 'twin'], note: 'low ceiling' }],
  ['Living room: queen sleeper sofa', { name: 'Living room', beds: ['sofa'] }],
  ['Guest room: double bed', { name: 'Guest room', beds: ['full'] }],
  ['Bedroom 4: California King', { name: 'Bedroom 4', beds: ['king'] }],
  ['Bedroom 1: king, trundle', { name: 'Bedroom 1', beds: ['king'], note: 'trundle' }],
  ['Bedroom 1: King bed with own bath', { name: 'Bedroom 1', beds: ['king'], note: 'own bath' }],
  ['Bedroom 1: king, daybed, 2 twins', { fault: expect.stringContaining('“2 twins”') }],
  ['Bedroom 1: King (1), Twin (2)', { fault: expect.stringContaining('“1”') }],
  ['Bedroom 1: twins', { fault: expect.stringContaining('“twins”') }],
  ['Bedroom 1: trundle', { fault: expect.stringContaining('“trundle”') }],
  ['Bunk room: twin over full bunk', { fault: expect.stringContaining('twin over full bunk') }],
  ['King', { fault: expect.stringContaining('needs a room') }],
  ['Bedroom 1:', { fault: expect.stringContaining('needs a room') }],
])('reads the beds "%s"', (line, room) => {
  expect(parseBedLine(line)).toEqual(room);
});

test.each([
  ['Check-in: 3 PM', { checkIn: '15:00' }],
  ['Check in: after 4:30 p.m.', { checkIn: '16:30' }],
  ['Checkout: 11:00 AM', { checkOut: '11:00' }],
  ['Check-out: noon', { checkOut: '12:00' }],
  ['Check-in: 16:00', { checkIn: '16:00' }],
  ['Quiet hours: 9 PM to 8 AM', { quietHours: '9 PM to 8 AM' }],
  ['If you cancel: full refund: always', { cancellation: 'full refund: always' }],
  ['Cancellation: none', { cancellation: 'none' }],
  ['Check-in: 25 PM', { fault: '“25 PM” is no time such as 4 PM' }],
  ['Check-in: 4', { fault: '“4” is no time such as 4 PM' }],
  ['No parties', { fault: expect.stringContaining('Quiet hours') }],
])('reads the rule "%s"', (line, rule) => {
  expect(parseRuleLine(line)).toEqual(rule);
});

test.each([
  ['Kitchen:\n- Dishwasher\n- Full kitchen [kitchen]', 'Kitchen', []],
  ['# Kitchen\n* Dishwasher\n* Full kitchen [Kitchen]', 'Kitchen', []],
  ['**Kitchen**\n* Dishwasher\n* Full kitchen [Kitchen]', 'Kitchen', []],
  ['Kitchen\n• Dishwasher\n• Full kitchen [kitchen]', 'Kitchen', []],
  ['- Kitchen:\n- Dishwasher\n- Full kitchen [kitchen]', 'Kitchen', []],
  ['Kitchen:\nDishwasher\nFull kitchen [kitchen]', 'Kitchen', []],
  ['Dishwasher\nFull kitchen [kitchen]', rentalPage.otherAmenities, []],
  ['Kitchen:\n- Dishwasher\n- Full kitchen [kitchen]\nIce maker', 'Kitchen', ['Ice maker']],
])('reads the amenities %j', (text, title, faults) => {
  const lines: string[] = [];
  const groups = parseAmenities(text.split('\n'), (line) => lines.push(line));
  const items = [{ label: 'Dishwasher' }, { label: 'Full kitchen', icon: 'kitchen' }];
  expect(groups).toEqual([{ title, items }]);
  expect(lines).toEqual(faults);
});

test('keeps an amenity whose icon does not exist', () => {
  const lines: string[] = [];
  expect(parseAmenities(['Comfort:', 'Wi-Fi [wireless]'], (line) => lines.push(line))).toEqual([
    { title: 'Comfort', items: [{ label: 'Wi-Fi' }] },
  ]);
  expect(lines).toEqual(['Wi-Fi [wireless]']);
});
