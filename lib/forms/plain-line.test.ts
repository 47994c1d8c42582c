import { expect, test } from 'vitest';
import { isPlainLine } from './plain-line';

test.each([
  'Ada King Lovelace',
  'María del Carmen Rodríguez-O’Neill',
  'Robert "Bob" Smith, Jr.',
  'محمد علي',
  '12 Dune Lane, Unit #4 (WaterColor)',
  '100 Sea Oat Way, Suite 200, Santa Rosa Beach, FL 32459',
  'St. Joe & Sons',
  'Ada 🌊 Lovelace',
  'Ada ❤️',
  '👩🏽‍👧‍👦 The Kings',
  'Pat 🇺🇸',
  'Unit 4️⃣',
])('an email to a stranger may quote "%s"', (text) => {
  expect(isPlainLine(text)).toBe(true);
});

test.each([
  'visit evil.com',
  'evil．com',
  'http://evil',
  'evil/win',
  'ada@evil',
  'call (850) 555-0142 now',
  '8505550142',
  '٨٥٠٥٥٥٠١٤٢',
  '8️⃣5️⃣0️⃣5️⃣5️⃣5️⃣0️⃣',
  '📞8🌊5🌊0🌊5🌊5🌊5🌊0',
  'evil🌊.com',
  '🌊evil.com',
  '📧ada@evil',
  'ev\u200dil',
  'two\nlines',
  'right\u202eto left',
  '<b>Ada</b>',
  'You have won a house at the beach, and all you have to do is to call',
])('an email to a stranger may not quote "%s"', (text) => {
  expect(isPlainLine(text)).toBe(false);
});
