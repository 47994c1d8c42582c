// A program: reads a calendar from stdin and prints its busy times. The argument holds the terms as JSON.
import { text } from 'node:stream/consumers';
import { busyTimesIn } from './busy-times.ts';

const [, , terms = ''] = process.argv;
process.stdout.write(JSON.stringify(busyTimesIn(await text(process.stdin), JSON.parse(terms))));
