// Runs as its own process: reads a calendar from stdin and prints its times. The argument holds the options as JSON.
import { buffer } from 'node:stream/consumers';
import { decodeText } from '../text-encoding.ts';
import { timesIn } from './calendar-times.ts';

const [, , options = ''] = process.argv;
process.stdout.write(JSON.stringify(timesIn(decodeText(await buffer(process.stdin)), JSON.parse(options))));
