// Runs as its own process: reads a calendar from stdin and prints its times. The argument holds the options as JSON.
import { buffer } from 'node:stream/consumers';
import { timesIn } from './calendar-times.ts';

const [, , options = ''] = process.argv;
const bytes = await buffer(process.stdin);
// UTF-16 files begin with a byte order mark.
const encoding = bytes[0] === 0xff ? 'utf-16le' : bytes[0] === 0xfe ? 'utf-16be' : 'utf-8';
process.stdout.write(JSON.stringify(timesIn(new TextDecoder(encoding).decode(bytes), JSON.parse(options))));
